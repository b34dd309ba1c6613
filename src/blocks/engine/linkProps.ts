import type { LinkModel } from '@/components/Link/model';
import type { T } from '@/i18n/messages';

/** The props of the component for a link of an editor. */
export const linkProps = ({ href, title, newWindow }: LinkModel, t: T) => ({
  href,
  title: title ?? undefined,
  newWindow,
  newWindowLabel: t('common.link.newWindow'),
});
