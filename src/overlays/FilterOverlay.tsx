import { useRouter } from 'next/compat/router';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { decode, everything } from '@/features/finding/codec';
import { FilterForm } from '@/features/finding/FilterForm';
import * as S from '@/features/finding/FilterForm.styles';
import { findingHref } from '@/features/finding/findingHref';
import type { FilteredSection } from '@/features/finding/FindingList';
import { knownOf, type ListData } from '@/features/finding/ListData';
import type { Findable, Finding } from '@/features/finding/model';
import { useFound } from '@/features/finding/useFound';
import { useI18n } from '@/i18n/I18n';
import { Overlay } from './Overlay';

export interface FilterOverlayProps {
  open: boolean;
  onClose: () => void;
  section: FilteredSection;
  finding: Finding;
  list: ListData<Findable>;
}

/** The filters of a list, over it. */
export function FilterOverlay({ open, onClose, ...filters }: FilterOverlayProps) {
  const { t } = useI18n();
  const [draft, setDraft] = useState<Draft>(() => draftOf(filters.finding, 0));
  const [wasOpen, setWasOpen] = useState(open);
  // Each time it begins with what the address asks for.
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(draftOf(filters.finding, 0));
  }
  return (
    <Overlay
      open={open}
      onClose={onClose}
      label={t(`finding.title.${filters.section}`)}
      closeLabel={t('finding.close')}
      foot={<Actions {...filters} draft={draft} onChange={setDraft} />}
    >
      <Fields {...filters} draft={draft} onChange={setDraft} onApply={onClose} />
    </Overlay>
  );
}

interface Draft {
  /** What the form asks for now. */
  finding: Finding;
  /** What it began with. */
  begin: Finding;
  /** How often it has begun anew. */
  turn: number;
}

const draftOf = (finding: Finding, turn: number): Draft => ({ finding, begin: finding, turn });

const formId = 'filters';

interface FieldsProps extends Omit<FilterOverlayProps, 'open' | 'onClose'> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onApply: () => void;
}

function Fields({ section, list, draft, onChange, onApply }: FieldsProps) {
  const { locale } = useI18n();
  const router = useRouter();
  const decoded = (asked: URLSearchParams) => decode(section, asked, knownOf(list)).finding;
  return (
    <FilterForm
      key={draft.turn}
      id={formId}
      section={section}
      finding={draft.begin}
      universities={list.universities}
      onChange={(asked) => onChange({ ...draft, finding: decoded(asked) })}
      onApply={(asked) => {
        onApply();
        void router?.push(findingHref(section, decoded(asked), locale), undefined, {
          locale: false,
          shallow: true,
          scroll: false,
        });
      }}
    />
  );
}

interface ActionsProps extends Omit<FilterOverlayProps, 'open' | 'onClose'> {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Clears, and applies with the number of what there will be. */
function Actions({ section, finding, list, draft, onChange }: ActionsProps) {
  const { t } = useI18n();
  const { found } = useFound(section, draft.finding, list);
  const total = found?.total ?? null;
  const words =
    total === null
      ? t('finding.show.plain')
      : total === 0
        ? t('finding.show.none')
        : t(`finding.show.${section}`, { count: total });
  const clear = () => {
    const { category, view, sort } = finding;
    const empty: Finding = {
      ...everything,
      category,
      view,
      sort: sort === 'nearest' ? 'usual' : sort,
    };
    onChange(draftOf(empty, draft.turn + 1));
  };
  return (
    <S.Actions>
      <Button look="text" onClick={clear}>
        {t('finding.clear')}
      </Button>
      <Button type="submit" form={formId}>
        {words}
      </Button>
      {/* A live region in a button would take its name away. */}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </S.Actions>
  );
}
