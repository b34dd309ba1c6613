import type { LinkModel } from '@/components/Link/model';

/** The props of the component for a link of an editor. */
export const linkProps = ({ href, title, newWindow }: LinkModel) => ({
  href,
  title: title ?? undefined,
  newWindow,
});
