import { newWindowTitle } from './richText';

interface TitledLink {
  title?: string;
  newWindow?: boolean;
}

const pattern = new RegExp(`^(${newWindowTitle})?(?:(?:^|, )hint: (.+))?$`);

/** Reads the title of a link in a list: `new window`, `hint: Words`, or both. Undefined for anything else. */
export function parseLinkTitle(text: string | null | undefined): TitledLink | undefined {
  const found = pattern.exec(text ?? '');
  if (!found) return undefined;
  const [, newWindow, title] = found;
  return { ...(title && { title }), ...(newWindow && { newWindow: true }) };
}

/** Writes the title of a link, or null if it has none. */
export const formatLinkTitle = ({ title, newWindow }: TitledLink): string | null =>
  [newWindow && newWindowTitle, title && `hint: ${title}`].filter(Boolean).join(', ') || null;
