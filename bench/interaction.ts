/**
 * npm run bench:interaction: how soon a phone's screen answers a press, as the browser's own Event
 * Timing tells it (which interaction to next paint is made of), its processor slowed down four times:
 * a filter, the overlays, the heart of who is logged in. Needs a finished build of the site (npm start
 * makes one). Exits with 1 when a budget is missed.
 */
import path from 'node:path';
import { join, password } from './accounts/visitor';
import { budgets } from './budgets.mjs';
import { keepInteractions, measureSubject } from './interaction/measureSubject';
import { subjects } from './interaction/subjects';
import { at } from './shared/at';
import { bench } from './shared/bench';
import { BenchCms } from './shared/BenchCms';
import { BenchSite } from './shared/BenchSite';
import { Phone } from './shared/Phone';

const entries = 300;

const cell = (value: number | string) =>
  (typeof value === 'number' ? value.toFixed(0) : value).padStart(8);

await bench(async (folder, judge) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  const site = new BenchSite();
  const phone = await Phone.open();
  try {
    await phone.page.addInitScript(keepInteractions);
    await cms.fillSmall();
    await cms.fill(entries);
    await cms.start();
    await site.start(cms.url);
    const email = await join(cms.url, 'reader');
    const session = await phone.page.request.post(`${site.url}/api/session`, {
      headers: { origin: site.url },
      data: { email, password },
    });
    if (!session.ok()) throw new Error(`Nobody can log in: ${session.status()}.`);
    console.log('ms'.padEnd(24) + ['p50', 'p95', 'longest', 'presses'].map(cell).join(''));
    for (const subject of subjects) {
      const times = await measureSubject(phone, `${site.url}/alloggi`, subject);
      const told = [0.5, 0.95, 1].map((part) => at(times, part));
      console.log(subject.name.padEnd(24) + [...told, times.length].map(cell).join(''));
      judge(`${subject.name}, p95 ms`, at(times, 0.95), budgets.timed.interaction);
    }
  } finally {
    await phone.close();
    await site.stop();
    await cms.stop();
  }
});
