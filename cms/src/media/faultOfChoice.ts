import { maxUploadBytes, type UploadFault } from './uploadFaults';

/**
 * Why the cms will refuse a file, as far as a browser knows before it is sent: nobody should describe such a file first.
 *
 * @param accepted the types and endings that are taken, as in `acceptedTypes`
 */
export function faultOfChoice(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  accepted: readonly string[],
): UploadFault | null {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (/^image\/hei[cf]/.test(type) || /^\.hei[cf]$/.test(ending)) return 'heic';
  if (size === 0) return 'empty';
  if (size > maxUploadBytes) return 'size';
  // The cms finds out by itself what a file without a name for its type is.
  if (type === '' && ending === '') return null;
  return accepted.includes(type) || accepted.includes(ending) ? null : 'type';
}
