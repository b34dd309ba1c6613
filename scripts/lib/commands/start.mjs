import { buildCms, buildSite, isSiteBuilt } from '../builds.mjs';
import { interrupted } from '../interruption.mjs';
import { keepRunning } from '../keepRunning.mjs';
import { startCms, startSite } from '../programs.mjs';
import { print, step } from '../steps.mjs';
import { printTown } from '../town.mjs';
import { withTown } from '../withTown.mjs';

/**
 * Prepares everything that is missing, then runs both programs until Ctrl-C. A program that dies before
 * both run ends the command, because a wrong setting would end it every time; later it is restarted.
 */
export async function command() {
  await withTown(buildCms, async (town, ports) => {
    const isBuilt = await isSiteBuilt(town);

    await ports.cms.release();
    const cms = await startCms(town);
    if (!isBuilt) {
      await step('start cms', () => cms.ready, undefined, 8);
      await Promise.race([buildSite(town), cms.died]);
    }
    await ports.site.release();
    const site = await startSite(town);
    await step('start', () => Promise.all([cms.ready, site.ready]));

    await printTown(town);
    print('Ctrl-C stops both.');
    interrupted.addEventListener('abort', () => print('\nStopping …'), { once: true });
    await Promise.all([
      keepRunning(cms, () => startCms(town)),
      keepRunning(site, () => startSite(town)),
    ]);
  });
}
