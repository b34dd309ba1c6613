import type { CardPictureFragment, PictureFragment } from '@/gql/graphql';

const plain = (text: string | null): string =>
  (text ?? '').toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The title of a picture, or null where the alternative text says the same, or where nobody wrote a
 * title: then the contract answers the name of the file.
 */
export function pictureTitle(picture: PictureFragment | CardPictureFragment): string | null {
  if (!('title' in picture)) return null;
  const title = plain(picture.title);
  if (title === '' || plain(picture.alt).includes(title)) return null;
  return plain(picture.filename).startsWith(title) ? null : picture.title;
}
