import { plainWords } from '@studium/shared/words';
import type { CardPictureFragment, PictureFragment } from '@/gql/graphql';

const normalize = (text: string | null): string => plainWords(text ?? '').join('');

/**
 * The title of a picture, or null if the alternative text contains it or if the editors wrote none. Without a
 * title, the contract returns the name of the file.
 */
export function pictureTitle(picture: PictureFragment | CardPictureFragment): string | null {
  if (!('title' in picture)) return null;
  const title = normalize(picture.title);
  if (title === '' || normalize(picture.alt).includes(title)) return null;
  return normalize(picture.filename).startsWith(title) ? null : picture.title;
}
