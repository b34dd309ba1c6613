/**
 * npm run bench -- publishing: measures the time from the click on "Publish" until visitors see the change, in
 * a town of about 1,000 pages with 50 visits a second.
 *
 * One run builds the town and both programs. Exits with 1 when a target is missed.
 */
import { withScratchTown } from '../../scripts/lib/e2e.mjs';
import { main } from '../../scripts/lib/main.mjs';
import { printTo } from '../../scripts/lib/steps.mjs';
import { Editor } from './publishing/Editor';
import { measurePublishing } from './publishing/measurePublishing';
import { printSeries, printHeader } from './publishing/printSeries';
import { Limits } from './shared/Limits';

const entries = Number(process.env.BENCH_ENTRIES ?? 550);

const limits = new Limits();

// Progress goes to stderr, because stdout is for the measurements.
printTo(process.stderr);

await main(() =>
  withScratchTown(
    async ({ settings: { siteUrl, cmsHost, source } }) => {
      const { EDITOR_EMAIL = '', EDITOR_PASSWORD = '' } = source;
      const editor = await Editor.logIn(cmsHost, EDITOR_EMAIL, EDITOR_PASSWORD);
      printHeader();
      for await (const series of measurePublishing(siteUrl, editor)) printSeries(series, limits);
      return limits.conclude();
    },
    { entries },
  ),
);
