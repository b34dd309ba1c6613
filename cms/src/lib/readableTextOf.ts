import { isRecord } from './isRecord';

/** Keys whose values visitors read; other keys are settings, addresses and ids. */
const readable = new Set(['plainTitle', 'textContent', 'caption', 'excerpt', 'root', 'text']);
const containers = new Set(['children', 'contentManager']);

/** All readable text in a value, which is a text, rich text or a tree of blocks. */
export function readableTextOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(readableTextOf).join(' ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .filter(([key]) => readable.has(key) || containers.has(key))
    .map(([, part]) => readableTextOf(part))
    .join(' ');
}
