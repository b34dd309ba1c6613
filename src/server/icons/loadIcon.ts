import { AppError } from '@/errors/AppError';
import type { IconName } from '@/routing/icons';
import { inTime } from '../inTime';
import { drawIcon } from './drawIcon';

/**
 * The picture that an editor chose as the site's icon, in one of its forms.
 * @param url of the original file
 * @throws AppError cms/unreachable without an answer, cms/invalid-answer when it is no picture
 */
export async function loadIcon(url: string, name: IconName): Promise<Buffer> {
  let file: Uint8Array;
  try {
    file = await inTime(async (signal) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    });
  } catch (cause) {
    throw new AppError('cms/unreachable', `no icon from ${url}`, { cause });
  }
  try {
    return await drawIcon(file, name);
  } catch (cause) {
    throw new AppError('cms/invalid-answer', `the icon ${url} is no picture`, { cause });
  }
}
