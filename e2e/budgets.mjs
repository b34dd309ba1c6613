/**
 * The limits of a visit, for the tests, which count, and for the benchmarks, which also measure times.
 * When a limit is missed, fix the cause; never raise the limit.
 *
 * A kB is 1,000 bytes. Scripts, styles and data are those that a page's HTML names for a modern browser,
 * gzipped (level 9). Transferred bytes are counted as sent over the network.
 */
export const budgets = {
  /** Counted at a first visit; npm test fails above these limits. */
  counted: {
    /** kB of JavaScript. Next alone is larger than `least`, so a smaller number means an incomplete count.
     * The others are maxima for content pages and for listings with filters. The times that a visitor notices
     * are below. */
    scripts: { least: 100, content: 184.7, listing: 194.7 },
    /** kB of style sheets, including inline ones. */
    styles: 25,
    fonts: { files: 2, kB: 60 },
    /** kB of __NEXT_DATA__. */
    data: 20,
    /** kB that are not compressed, because a phone has to parse them: of the HTML, and of its __NEXT_DATA__. */
    parsed: { html: { home: 161, inner: 178 }, data: { home: 36, inner: 53 } },
    /** kB of everything that a phone loads before the first interaction. */
    firstView: { home: 400, inner: 300 },
    thirdPartyRequests: 0,
    /** Cumulative layout shift. */
    layoutShift: 0.01,
    /** Lighthouse's scores that do not depend on the machine. */
    lighthouse: { accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  /** Checked only by npm run bench, because they depend on the machine. Lighthouse's are medians of five. */
  timed: {
    /** Lighthouse's score, mobile. */
    performance: 97,
    /** Milliseconds. */
    largestContentfulPaint: 1800,
    totalBlockingTime: 100,
    /** From a tap to the next paint with a processor slowed down four times: 95th percentile. */
    interaction: 200,
    /** The median of client navigations in WebKit, as a multiple of Chromium's. */
    webKitNavigation: 2,
    /** From the start of a built program until it answers. */
    start: 10_000,
    /** The growth of a program's memory in the last third of the load, as a part: it has to level off. */
    memoryGrowth: 0.1,
    /** Megabytes, as docs/operators/containers.md promises. */
    memory: { site: 600, cms: 700 },
  },
};
