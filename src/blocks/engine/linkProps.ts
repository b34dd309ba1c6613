import type { TFunction } from 'i18next';
import type { LinkModel } from '@/components/Link/model';

/** The props of the component for a link of an editor. */
export const linkProps = ({ href, title, newWindow }: LinkModel, t: TFunction) => ({
  href,
  title: title ?? undefined,
  newWindow,
  newWindowLabel: t('common.link.newWindow'),
});
