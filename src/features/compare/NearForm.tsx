import { useId, type SyntheticEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { useChosenUniversity } from '@/features/distance/useChosenUniversity';
import type { UniversityChoice } from '@/features/listing/model';
import { useOpenQuery } from '@/features/listing/useOpenQuery';
import { compareHref } from './comparisonQuery';
import * as S from './CompareView.styles';
import type { Comparison } from './model';

interface NearFormProps {
  comparison: Comparison;
  near: UniversityChoice | null;
  universities: UniversityChoice[];
}

/** Selects the university of the visitor, to show travel times; it works without JavaScript. */
export function NearForm({ comparison, near, universities }: NearFormProps) {
  const { t, locale } = useI18n();
  const openQuery = useOpenQuery();
  const [, saveUniversity] = useChosenUniversity(locale);
  const id = useId();
  const choices = universities.filter(({ position }) => position);
  if (choices.length === 0) return null;
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('near');
    const slug = typeof chosen === 'string' && chosen !== '' ? chosen : null;
    saveUniversity(slug ?? '');
    openQuery(compareHref({ ...comparison, near: slug }, locale));
  };
  return (
    <S.Near method="get" action={href('compare', locale)} onSubmit={apply} data-print="hide">
      <input type="hidden" name={comparison.section} value={comparison.ids.join(',')} />
      {comparison.onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <label htmlFor={id}>{t('compare.near.choose')}</label>
      <S.NearRow>
        {/* The key is not on the form, because its pressed button would lose the focus. */}
        <select key={near?.slug} id={id} name="near" defaultValue={near?.slug ?? ''}>
          <option value="">{t('compare.near.none')}</option>
          {choices.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
        <Button type="submit" look="secondary">
          {t('compare.near.apply')}
        </Button>
      </S.NearRow>
    </S.Near>
  );
}
