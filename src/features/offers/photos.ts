import type { CodeProps } from '@/features/account/useMailedCode';
import type { Locale } from '@/routing/locales';
import { offerHref } from './offerHref';

/** The most photos of an offer, as in the cms. */
export const maxPhotos = 10;

/** What became of photos that were sent: how many were added, and why the next one was not. */
export interface PhotosResult {
  added: number;
  fault: string | null;
}

/** Where photos are sent. */
export const photosAction = ({ code, id }: CodeProps, locale: Locale): string =>
  `/api/offer-photos?${new URLSearchParams({ code, id, locale }).toString()}`;

/** The page of an offer after photos were sent. */
export const photosHref = (proof: CodeProps, locale: Locale, { added, fault }: PhotosResult) =>
  `${offerHref(proof, locale)}&${new URLSearchParams({ added: String(added), fault: fault ?? '' }).toString()}#offer-photos`;

/** Reads it from the address of the page. */
export function readPhotosResult(search: URLSearchParams): PhotosResult | null {
  const added = search.get('added');
  return added !== null && /^\d{1,2}$/.test(added)
    ? { added: Number(added), fault: search.get('fault') || null }
    : null;
}

/** The longest side in pixels, as the widest picture of the site, and the bytes above which a photo is made smaller. */
const longestSide = 2200;
const largeBytes = 800_000;

/**
 * A photo as it is sent: smaller, so that a phone sends ten of them over a bad line, and as JPEG, also from formats that
 * only this browser reads. One that the browser cannot read stays as it is, and the cms says why it is not taken.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.size < largeBytes && /^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.85),
    );
    return blob ?? file;
  } catch {
    return file;
  }
}
