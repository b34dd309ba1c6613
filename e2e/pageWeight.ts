import { gzipSync } from 'node:zlib';

/** The files that a page's HTML names and a modern browser loads, as text. */
interface PageFiles {
  scripts: string[];
  /** Including inline styles. */
  styles: string[];
  /** __NEXT_DATA__ */
  data: string;
}

/** Gzipped sizes in bytes by text: a cache, because most scripts belong to several pages. */
const gzipped = new Map<string, number>();

function gzippedBytes(text: string): number {
  const bytes = gzipped.get(text) ?? gzipSync(text, { level: 9 }).length;
  gzipped.set(text, bytes);
  return bytes;
}

/** The gzipped size of some texts in kilobytes (1,000 bytes). Each text is gzipped separately (level 9). */
export const kiloBytes = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzippedBytes(text), 0) / 1000;

/** Addresses of the scripts that a modern browser runs: those in the HTML and those that hydrate.js loads. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([tag]) => [
      ...(/ src="([^"]+)"/.exec(tag)?.slice(1) ?? []),
      ...(/ data-code="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []),
    ]);

/**
 * The files of a page's first visit.
 * @param textAt returns the text at an address, which may begin with a slash
 */
export async function filesOf(
  html: string,
  textAt: (address: string) => Promise<string>,
): Promise<PageFiles> {
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  );
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  return {
    scripts: await Promise.all(scriptsOf(html).map(textAt)),
    styles: [...inline, ...(await Promise.all(sheets.map(textAt)))],
    data: /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  };
}

/** Measurements before any interaction. */
interface FirstView {
  kB: number;
  fonts: { files: number; kB: number };
  /** Addresses outside the site. */
  others: string[];
  layoutShift: number;
}

/** Measures the first view. Runs in the page. Counts bodies as transferred, without HTTP headers. */
export async function measureFirstView(): Promise<FirstView> {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = [...(page ? [page] : []), ...performance.getEntriesByType('resource')].filter(
    (entry) => entry instanceof PerformanceResourceTiming,
  );
  const kB = (some: PerformanceResourceTiming[]) =>
    some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  const fonts = loaded.filter(({ name }) => name.endsWith('.woff2'));
  const others = loaded.map(({ name }) => name).filter((url) => !url.startsWith(location.origin));
  const layoutShift = await new Promise<number>((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      // TypeScript's library has no type for layout shifts yet.
      for (const shift of list.getEntries()) sum += 'value' in shift ? Number(shift.value) : 0;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a separate task.
    setTimeout(() => resolve(sum), 100);
  });
  return { kB: kB(loaded), fonts: { files: fonts.length, kB: kB(fonts) }, others, layoutShift };
}

/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};
