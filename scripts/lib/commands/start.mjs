import { buildCms, buildSite, siteIsBuilt } from '../builds.mjs';
import { prepareData } from '../data.mjs';
import { environment, readSettings } from '../env.mjs';
import { install } from '../install.mjs';
import { interrupted } from '../interruption.mjs';
import { keepRunning } from '../keepRunning.mjs';
import { tellEditor, tellTown } from '../messages.mjs';
import { holdPort } from '../ports.mjs';
import { startCms, startSite } from '../programs.mjs';
import { createSteps } from '../steps.mjs';
import { openTown } from '../town.mjs';

/**
 * Everything that is missing, then both programs, until Ctrl-C. A program that dies before both run ends
 * the start, because a wrong setting would kill it each time; afterwards it is started again.
 */
export async function command() {
  const steps = createSteps();
  const settings = readSettings(environment());
  const sitePort = await holdPort('PORT', settings.port);
  const cmsPort = await holdPort('CMS_PORT', settings.cmsPort);
  await install(steps);
  const town = await openTown(settings);
  try {
    await prepareData(town, steps);
    await buildCms(town, steps);
    const isBuilt = await siteIsBuilt(town);

    await cmsPort.release();
    const cms = await startCms(town);
    if (!isBuilt) {
      await steps.run('start cms', () => cms.ready);
      await Promise.race([buildSite(town, steps), cms.died]);
    }
    await sitePort.release();
    const site = await startSite(town);
    await steps.run('start', () => Promise.all([cms.ready, site.ready]).then(() => {}));

    tellTown(town, steps.print);
    tellEditor(town, steps.print);
    steps.print('Ctrl-C stops both.');
    interrupted.addEventListener('abort', () => steps.print('\nStopping …'), { once: true });
    await Promise.all([
      keepRunning(cms, () => startCms(town), steps.print),
      keepRunning(site, () => startSite(town), steps.print),
    ]);
    return 0;
  } finally {
    // Whatever ended the start: the account exists by now, and its password is kept nowhere else.
    tellEditor(town, steps.print);
  }
}
