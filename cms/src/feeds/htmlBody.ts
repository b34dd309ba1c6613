import { DOMParser } from 'linkedom/worker';

/** Parses HTML from outside into elements, without a browser: nothing of it runs or loads. */
export const htmlBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html').body;
