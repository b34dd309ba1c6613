import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';

/**
 * Sources for style-src-elem that allow exactly the given style elements, and the empty element through
 * which styled-components adds rules in the browser. Null in development, because its tools add styles.
 */
export function styleSources(styles: ReactElement[]): string | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return ['', ...styles.map(cssOf)].map(hash).join(' ');
}

function cssOf({ props }: ReactElement): string {
  if (typeof props !== 'object' || props === null || !('dangerouslySetInnerHTML' in props)) {
    return '';
  }
  const html = props.dangerouslySetInnerHTML;
  return typeof html === 'object' && html !== null && '__html' in html ? String(html.__html) : '';
}

function hash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
