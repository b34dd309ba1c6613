/**
 * npm run bench:publishing: how long it takes from the click on "Publish" until visitors see the
 * change, in a town of about 1,000 pages, while 50 visitors come each second.
 *
 * One run builds the town and both programs. Exits with 1 when a target is missed.
 */
import { inScratchTown } from '../scripts/lib/e2e.mjs';
import { main } from '../scripts/lib/main.mjs';
import { createSteps } from '../scripts/lib/steps.mjs';
import { Editor } from './publishing/Editor';
import { measurePublishing } from './publishing/measurePublishing';
import { tell, tellHeads } from './publishing/tell';
import { Targets } from './shared/Targets';

const entries = Number(process.env.BENCH_ENTRIES ?? 550);

const judged = new Targets();

await main(async () => ({
  command: () =>
    inScratchTown(
      // What is measured goes to the other stream.
      createSteps(process.stderr),
      async ({ settings: { siteUrl, cmsHost, source } }) => {
        const { EDITOR_EMAIL = '', EDITOR_PASSWORD = '' } = source;
        const editor = await Editor.logIn(cmsHost, EDITOR_EMAIL, EDITOR_PASSWORD);
        tellHeads();
        for await (const series of measurePublishing(siteUrl, editor)) tell(series, judged);
        return judged.conclude();
      },
      { entries },
    ),
}));
