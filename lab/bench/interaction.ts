/**
 * npm run bench -- interaction: measures the time from a tap on a phone's screen to the next paint with the
 * browser's Event Timing (the source of INP) and a processor slowed down four times: a filter, the
 * overlays, the heart of a logged-in visitor. Needs a finished build of the site (npm start creates one).
 * Exits with 1 when a budget is missed.
 */
import path from 'node:path';
import { createAccount, password } from './accounts/visitor';
import { budgets } from '../../e2e/budgets.mjs';
import { recordInteractions, measureSubject } from './interaction/measureSubject';
import { subjects } from './interaction/subjects';
import { percentile } from './shared/percentile';
import { bench } from './shared/bench';
import { BenchCms } from './shared/BenchCms';
import { BenchSite } from './shared/BenchSite';
import { Phone } from './shared/Phone';
import { rowPrinter } from './shared/rowPrinter';

const entries = 300;

const row = rowPrinter(24, 8);

await bench(async (folder, limits) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  const site = new BenchSite();
  const phone = await Phone.open();
  try {
    await phone.page.addInitScript(recordInteractions);
    await cms.fillSmall();
    await cms.fill(entries);
    await cms.start();
    await site.start(cms.url);
    const email = await createAccount(cms.url, 'reader');
    const session = await phone.page.request.post(`${site.url}/api/session`, {
      headers: { origin: site.url },
      data: { email, password },
    });
    if (!session.ok()) throw new Error(`The visitor cannot log in: ${session.status()}.`);
    row('ms', ['p50', 'p95', 'longest', 'presses']);
    for (const subject of subjects) {
      const times = await measureSubject(phone, `${site.url}/alloggi`, subject);
      const quantiles = [0.5, 0.95, 1].map((part) => percentile(times, part));
      row(subject.name, [...quantiles, times.length]);
      limits.atMost(`${subject.name}, p95 ms`, percentile(times, 0.95), budgets.timed.interaction);
    }
  } finally {
    await phone.close();
    await site.stop();
    await cms.stop();
  }
});
