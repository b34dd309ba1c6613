import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';

interface EmptyListProps {
  section: 'services' | 'events' | 'universities' | 'news';
}

/** Shown instead of an empty list, with a link to the listing of the section. */
export function EmptyList({ section }: EmptyListProps) {
  const { t, locale } = useI18n();
  return (
    <EmptyState
      title={t('common.archive.empty.title')}
      text={t('common.archive.empty.text')}
      action={
        <ButtonLink href={href(section, locale)}>{t(`common.archive.toAll.${section}`)}</ButtonLink>
      }
    />
  );
}
