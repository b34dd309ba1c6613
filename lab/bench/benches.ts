import path from 'node:path';

/** A benchmark, and its page in docs/benchmarks. */
export interface Bench {
  /** The program is `lab/bench/<name>.ts`. `npx tsx` runs it alone, without writing its page. */
  name: string;
  title: string;
  /** Describes what is measured, and how. */
  description: string;
  /** What must exist: a build of the site without content, or a running demo town. */
  needs?: 'image' | 'town';
}

/** All benchmarks, in the order of the overview. */
export const benches: Bench[] = [
  {
    name: 'weight',
    title: 'First visit',
    description:
      'What each kind of page loads in both languages: the scripts, styles and data that its HTML names (gzip, level 9), compared with an empty Next app of the same version; and all bytes that a phone transfers before the first interaction. The limits apply to the worst page.',
    needs: 'town',
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse on a phone',
    description:
      'Twelve kinds of page in both languages, mobile: accessibility, best practices and SEO from the first run, times as medians of five, compared with an empty Next app. The limits apply to the worst page.',
    needs: 'town',
  },
  {
    name: 'interaction',
    title: 'Interaction to next paint',
    description:
      'Taps on a phone’s screen with a processor slowed down four times, as the browser’s Event Timing reports them.',
    needs: 'image',
  },
  {
    name: 'mainThread',
    title: 'Main thread',
    description:
      'What the processor of a phone does after the first paint, before anybody touches the page. It is slowed down four and six times. A trace of Chromium has the times of script, style, layout and paint, and the longest task. An empty Next app takes turns with the site.',
    needs: 'town',
  },
  {
    name: 'engines',
    title: 'Client navigation in three engines',
    description:
      'From the click on a link of the header or footer until the heading of the new page is painted, at 1280 px, in new documents; Chromium, Firefox and WebKit alternate.',
    needs: 'town',
  },
  {
    name: 'listing',
    title: 'Listings',
    description:
      'Filtering just under 500 homes in the browser with a processor slowed down four times; and requests to the site about 5,000 homes, each for the first time.',
    needs: 'image',
  },
  {
    name: 'contract',
    title: 'Contract',
    description:
      'The queries that pages send to the cms, on SQLite and PostgreSQL with 1,000 and 10,000 entries: new queries and cached responses, one client and eight.',
  },
  {
    name: 'queries',
    title: 'The most expensive query',
    description:
      'The most expensive query that the contract allows, found by a random search with hill climbing among 5,000 entries: its time, the wait of another visitor at the same time, and the memory above idle, on SQLite and PostgreSQL.',
  },
  {
    name: 'accounts',
    title: 'Accounts',
    description:
      'Whether response times show which addresses have an account, how fast reading is while 50 people log in at once, whether a campus behind one address can log in, and how far guessing and floods get.',
  },
  {
    name: 'publishing',
    title: 'From the click to the page',
    description:
      'From the click on “Publish” to the changed HTML at the public address, in a town of about 1,000 pages with 50 visits a second.',
  },
  {
    name: 'stack',
    title: 'Two sites and two cms behind nginx',
    description:
      'Two sites and two cms with Redis and PostgreSQL behind the deployed nginx: restarts and kills under 500 requests a second, a publication, an outage of Redis; then alternating loads on nginx with the same bytes on disk, on the stack, on one site and on an empty Next app.',
    needs: 'image',
  },
  {
    name: 'failures',
    title: 'Failures',
    description:
      'Real programs, disks and networks are broken under load: errors, the time to recover and lost writes are counted.',
    needs: 'image',
  },
  {
    name: 'programs',
    title: 'Start and memory',
    description:
      'From the start of a program until it answers; and resident memory under one hour’s visits of a small town within three minutes: pages in random order, filters and searches.',
    needs: 'image',
  },
  {
    name: 'fuzz',
    title: 'Under attack',
    description:
      'Twenty minutes of attack on both programs: random requests, expensive queries, forged tokens, broken bodies, floods of logins and mails, and calls of the admin API without the rights. A visitor reads at the same time; memory and the public content are compared before and after.',
  },
];

/** Returns the program of a benchmark. */
export const programOf = ({ name }: Bench): string => path.join(import.meta.dirname, `${name}.ts`);
