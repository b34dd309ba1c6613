/** A Cookie header without those of a preview in Next. */
export const withoutPreview = (header: string): string =>
  header
    .split(';')
    .filter((cookie) => !/^\s*(__prerender_bypass|__next_preview_data)=/.test(cookie))
    .join(';')
    .trim();
