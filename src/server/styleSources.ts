import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';

type StyleElement = ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;

/**
 * Sources for style-src-elem that allow exactly the given style elements, and the empty element through
 * which styled-components adds rules in the browser. Null in development, because its tools add styles.
 */
export function styleSources(styles: StyleElement[]): string | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const texts = styles.map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '');
  return ['', ...texts].map(hash).join(' ');
}

function hash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
