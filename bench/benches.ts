import { existsSync } from 'node:fs';
import path from 'node:path';

/** A benchmark, and its page in docs/benchmarks. */
export interface Bench {
  /** Its program is `bench/<name>.ts`. */
  name: string;
  title: string;
  /** What is measured, and how. */
  says: string;
  /** What has to be there: a build of the site that knows no town, or a running demo town. */
  needs?: 'image' | 'town';
}

const all: Bench[] = [
  {
    name: 'weight',
    title: 'First visit',
    says: 'What each kind of page loads in both languages: scripts, styles and data as its HTML names them (gzip, level 9) beside an empty Next app of the same version; all that a phone transfers before anything is touched. The worst page is judged.',
    needs: 'town',
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse on a phone',
    says: 'Twelve kinds of page in both languages, mobile; the scores that count faults from the first run, times as medians of five, beside an empty Next app. The worst page is judged.',
    needs: 'town',
  },
  {
    name: 'interaction',
    title: 'Interaction to next paint',
    says: 'Presses on a phone’s screen, the processor slowed down four times, as the browser’s Event Timing tells them.',
    needs: 'image',
  },
  {
    name: 'engines',
    title: 'Client navigation in three engines',
    says: 'From the press on a link of the header or footer until the heading of the new page is painted, at 1280 px, in documents that have shown no other page before; Chromium, Firefox and WebKit in turns.',
    needs: 'town',
  },
  {
    name: 'finding',
    title: 'Finding',
    says: 'Filtering just under 500 homes in the browser, the processor slowed down four times; questions to the site about 5,000 homes, each a new one.',
    needs: 'image',
  },
  {
    name: 'contract',
    title: 'Contract',
    says: 'What pages ask the cms for, on SQLite and PostgreSQL with 1,000 and 10,000 entries: new questions and kept answers, one client and eight.',
  },
  {
    name: 'queries',
    title: 'The dearest question',
    says: 'What the dearest question does that the contract still allows, as a search by chance and climbing finds it among 5,000 entries: its time, another visitor’s beside it, and memory above idle, on SQLite and PostgreSQL.',
  },
  {
    name: 'accounts',
    title: 'Accounts',
    says: 'Whether times tell which addresses have an account, what reading is like while 50 people log in at once, whether a campus behind one address gets in, and how far those get who guess or flood.',
  },
  {
    name: 'publishing',
    title: 'From the click to the page',
    says: 'From the click on “Publish” to the changed HTML at the visitors’ address, in a town of about 1,000 pages, while 50 visitors come each second.',
  },
  {
    name: 'stack',
    title: 'Two of each behind nginx',
    says: 'Two sites and two cms with Redis and PostgreSQL behind the deployed nginx: restarts and kills under 500 requests a second, a publication, Redis gone; then loads in turns on nginx serving the same bytes from disk, the stack, one site and an empty Next app.',
    needs: 'image',
  },
  {
    name: 'failures',
    title: 'Failures',
    says: 'Real parts are broken while visitors come: errors, recovery and lost writes are counted.',
    needs: 'image',
  },
  {
    name: 'programs',
    title: 'Start and memory',
    says: 'From the start of a program until it answers; resident memory while an hour of a small town’s visits comes within three minutes, pages in random order, filters and searches.',
    needs: 'image',
  },
  {
    name: 'fuzz',
    title: 'Under attack',
    says: 'Twenty minutes of attack on both programs: random requests, dear queries, forged tokens, broken bodies, floods of logins and mails, calls of the admin’s interface by people without the right. A visitor reads beside it; memory and the public content are compared before and after.',
  },
];

/** The file that Node runs. */
export const programOf = ({ name }: Bench): string => path.join(import.meta.dirname, `${name}.ts`);

/** All that are there, in the order of their sections. */
export const benches = all.filter((bench) => existsSync(programOf(bench)));
