import { AppError } from '@/errors/AppError';
import type { IconName } from '@/routing/icons';
import { withTimeout } from '../withTimeout';
import { drawIcon } from './drawIcon';

/**
 * Loads the icon that an editor chose and draws it in one of its forms.
 * @param url address of the original file
 * @throws AppError cms/unreachable without an answer, cms/invalid-answer when the file is not a picture
 */
export async function loadIcon(url: string, name: IconName): Promise<Buffer> {
  let file: Uint8Array;
  try {
    file = await withTimeout(async (signal) => {
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
