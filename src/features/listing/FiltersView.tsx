import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as L from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { FilterForm, type FilterFormProps } from './FilterForm';
import * as S from './FilterForm.styles';
import { listingHref } from './listingHref';

type FiltersViewProps = Pick<FilterFormProps, 'section' | 'query' | 'universities'>;

const formId = 'filters';

export function FiltersView({ section, query, universities }: FiltersViewProps) {
  const { t, locale } = useI18n();
  return (
    <L.Page>
      <L.PageHeader>
        <h1>{t(`filters.title.${section}`)}</h1>
      </L.PageHeader>
      <S.Sheet data-ground="surface">
        <FilterForm id={formId} section={section} query={query} universities={universities} />
        <S.Actions>
          <ButtonLink look="secondary" href={listingHref(section, query, locale)}>
            {t('filters.back')}
          </ButtonLink>
          <Button type="submit" form={formId}>
            {t('filters.show.plain')}
          </Button>
        </S.Actions>
      </S.Sheet>
    </L.Page>
  );
}
