import { Grid } from '@/components/Grid/Grid';
import * as S from '@/components/ListLayout/ListLayout';
import { Pills } from '@/components/Pill/Pills';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { CategoryChoice } from '../pages/categories';
import { EmptyList } from '../pages/EmptyList';
import { inCategory } from '../pages/inCategory';
import { useCategory } from '../pages/useCategory';
import type { ServiceTeaser } from './model';
import { ServiceCard } from './ServiceCard';

interface ServicesViewProps {
  head: ArchiveHead;
  categories: CategoryChoice[];
  services: ServiceTeaser[];
}

/** The list of services; the category of the address narrows it in the browser. */
export function ServicesView({ head, categories, services }: ServicesViewProps) {
  const { t } = useI18n();
  const category = useCategory();
  const shown = inCategory(services, category);
  return (
    <ArchiveFrame head={head}>
      <Pills
        label={t('services.archive.categories')}
        items={categories.map(({ slug, title, href }) => ({
          href,
          title: title ?? t('services.archive.all'),
          current: slug === category,
        }))}
      />
      <S.Count role="status">{t('services.archive.count', { count: shown.length })}</S.Count>
      <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>
      {shown.length > 0 ? (
        <Grid>
          {shown.map((service, index) => (
            <li key={service.id}>
              <ServiceCard service={service} priority={index === 0} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyList section="services" />
      )}
    </ArchiveFrame>
  );
}
