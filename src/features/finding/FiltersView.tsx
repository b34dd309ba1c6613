import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as L from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { FilterForm, type FilterFormProps } from './FilterForm';
import * as S from './FilterForm.styles';
import { findingHref } from './findingHref';

type FiltersViewProps = Pick<FilterFormProps, 'section' | 'finding' | 'universities'>;

const formId = 'filters';

/** The filters of a list on a page of their own. */
export function FiltersView({ section, finding, universities }: FiltersViewProps) {
  const { t, locale } = useI18n();
  return (
    <L.Page>
      <L.Lede>
        <h1>{t(`finding.title.${section}`)}</h1>
      </L.Lede>
      <S.Sheet data-ground="surface">
        <FilterForm id={formId} section={section} finding={finding} universities={universities} />
        <S.Actions>
          <ButtonLink look="secondary" href={findingHref(section, finding, locale)}>
            {t('finding.back')}
          </ButtonLink>
          <Button type="submit" form={formId}>
            {t('finding.show.plain')}
          </Button>
        </S.Actions>
      </S.Sheet>
    </L.Page>
  );
}
