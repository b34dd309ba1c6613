import { useEffect, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { parseListingQuery, type IgnoredParameter, type ListingQuery } from './listingQuery';
import { withoutFilters } from './activeFilters';
import { FilterForm } from './FilterForm';
import * as S from './FilterForm.styles';
import { listingHref } from './listingHref';
import { validSlugsOf, type ListingData } from './ListingData';
import type { ListingItem, SectionWithFilters } from './model';
import { useListing } from './useListing';
import { useOpenQuery } from './useOpenQuery';
import { useI18n } from '@/i18n/I18n';
import { appendQuery } from '@/routing/queryParameters';
import { Overlay } from '@/overlays/Overlay';
import type { OpenCloseProps } from '@/overlays/useLazyOverlay';

export interface FilterOverlayProps {
  section: SectionWithFilters;
  query: ListingQuery;
  list: ListingData<ListingItem>;
}

export function FilterOverlay({ open, onClose, ...filters }: FilterOverlayProps & OpenCloseProps) {
  const { t } = useI18n();
  const [draft, setDraft] = useState<Draft>(() => createDraft(filters.query, 0));
  const [wasOpen, setWasOpen] = useState(open);
  // At each opening the draft starts with the query of the page's address.
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(createDraft(filters.query, 0));
  }
  return (
    <Overlay
      open={open}
      onClose={onClose}
      label={t(`filters.title.${filters.section}`)}
      closeLabel={t('filters.close')}
      foot={<Actions {...filters} draft={draft} onChange={setDraft} />}
    >
      <Fields {...filters} draft={draft} onChange={setDraft} onApply={onClose} />
    </Overlay>
  );
}

interface Draft {
  /** The current query of the form. */
  query: ListingQuery;
  /** The query that the form started with. */
  initialQuery: ListingQuery;
  /** How often the form was reset; used as its React key. */
  resetCount: number;
}

const createDraft = (query: ListingQuery, resetCount: number): Draft => ({
  query,
  initialQuery: query,
  resetCount,
});

const formId = 'filters';

interface FieldsProps extends FilterOverlayProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onApply: () => void;
}

function Fields({ section, list, draft, onChange, onApply }: FieldsProps) {
  const { locale } = useI18n();
  const openQuery = useOpenQuery();
  const parse = (params: URLSearchParams) => parseListingQuery(section, params, validSlugsOf(list));
  return (
    <FilterForm
      key={draft.resetCount}
      id={formId}
      section={section}
      query={draft.initialQuery}
      universities={list.universities}
      onChange={(params) => onChange({ ...draft, query: parse(params).query })}
      onApply={(params) => {
        onApply();
        const { query, ignored } = parse(params);
        openQuery(withIgnored(listingHref(section, query, locale), ignored));
      }}
    />
  );
}

/**
 * Adds the values of the form that the listing ignores, such as a distance without a university, because the page
 * names them. The form does not contain the order and the time of events, so the page does not report that they were
 * reset.
 */
function withIgnored(address: string, ignored: IgnoredParameter[]): string {
  const chosen = ignored.filter(({ name }) => name !== 'sort' && name !== 'when');
  const search = new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString();
  return search === '' ? address : appendQuery(address, search);
}

interface ActionsProps extends FilterOverlayProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The buttons that clear the filters and apply them. The second one shows the number of results. */
function Actions({ section, query, list, draft, onChange }: ActionsProps) {
  const { t } = useI18n();
  const { result } = useListing(section, draft.query, list);
  const total = result?.total ?? null;
  const label =
    total === null
      ? t('filters.show.plain')
      : total === 0
        ? t('filters.show.none')
        : t(`filters.show.${section}`, { count: total });
  const announcement = useDebounced(label);
  const clear = () => onChange(createDraft(withoutFilters(query), draft.resetCount + 1));
  return (
    <S.Actions>
      <Button look="text" onClick={clear}>
        {t('filters.clear')}
      </Button>
      <Button type="submit" form={formId}>
        {label}
      </Button>
      {/* The live region is outside the button, because it would remove the button's accessible name. */}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </S.Actions>
  );
}

/** Returns a text when it has not changed for 500 ms, so that typing a price announces one number of results. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), 500);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
