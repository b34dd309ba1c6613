/**
 * What a visit may cost: one place for the tests, which count, and for the benchmarks, which also
 * time. A gate that is missed is met by removing its cause; it is never raised.
 *
 * kB are 1,000 bytes. Scripts, styles and data are counted gzipped (level 9), as a page's HTML names
 * them and a modern browser takes them; what is transferred is counted as it comes over the wire.
 */
export const budgets = {
  /** Counted at a first visit; npm test fails where there is more. */
  counted: {
    /** kB of JavaScript: less than Next alone would mean that not all was found; at most on pages to
     * read, and on lists with their filters. A ceiling: what a visitor feels is timed below. */
    scripts: { least: 100, content: 180, archive: 190 },
    /** kB of style sheets, inline ones too. */
    styles: 25,
    fonts: { files: 2, kB: 60 },
    /** kB of __NEXT_DATA__. */
    data: 20,
    /** kB of everything that a phone loads before anything is touched. */
    firstView: { home: 400, inner: 300 },
    thirdPartyRequests: 0,
    /** Cumulative layout shift. */
    layoutShift: 0.01,
    /** Lighthouse's scores that count faults. */
    lighthouse: { accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  /** Judged by npm run bench alone: a machine's mood is in them. Lighthouse's are medians of five. */
  timed: {
    /** Lighthouse's score, mobile. */
    performance: 97,
    /** Milliseconds. */
    largestContentfulPaint: 1800,
    totalBlockingTime: 100,
    /** From a press to the next paint, processor slowed down four times: 95 of 100. */
    interaction: 200,
    /** Client navigations in WebKit: their median, in times of Chromium's. */
    webKitNavigation: 2,
    /** From the start of a program until it answers, its build being there. */
    start: 10_000,
    /** What of its memory a program may gain in the last third of an hour's load: it has to level off. */
    memoryGrowth: 0.1,
    /** Megabytes that docs/operations.md promises. */
    memory: { site: 600, cms: 700 },
  },
};
