/** Removes the preview cookies of Next from a Cookie header. */
export const removePreviewCookies = (header: string): string =>
  header
    .split(';')
    .filter((cookie) => !/^\s*(__prerender_bypass|__next_preview_data)=/.test(cookie))
    .join(';')
    .trim();
