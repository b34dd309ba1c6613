import { Grid } from '@/components/Grid/Grid';
import * as S from '@/components/ListLayout/ListLayout';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import { EmptyList } from '../pages/EmptyList';
import type { UniversityTeaser } from './model';
import { UniversityCard } from './UniversityCard';

interface UniversitiesViewProps {
  head: ArchiveHead;
  universities: UniversityTeaser[];
}

/** The list of universities. */
export function UniversitiesView({ head, universities }: UniversitiesViewProps) {
  const { t } = useI18n();
  return (
    <ArchiveFrame head={head}>
      <S.Count>{t('universities.archive.count', { count: universities.length })}</S.Count>
      <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>
      {universities.length > 0 ? (
        <Grid $most={3}>
          {universities.map((university, index) => (
            <li key={university.id}>
              <UniversityCard university={university} priority={index === 0} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyList section="universities" />
      )}
    </ArchiveFrame>
  );
}
