import { buildCms, buildSite, isSiteBuilt } from '../builds.mjs';
import { prepareData } from '../data.mjs';
import { readEnvironment, readSettings } from '../env.mjs';
import { install } from '../install.mjs';
import { interrupted } from '../interruption.mjs';
import { keepRunning } from '../keepRunning.mjs';
import { printEditorAccount, printAddresses } from '../messages.mjs';
import { holdPort } from '../ports.mjs';
import { startCms, startSite } from '../programs.mjs';
import { createSteps } from '../steps.mjs';
import { openTown } from '../town.mjs';

/**
 * Prepares everything that is missing, then runs both programs until Ctrl-C. A program that dies before
 * both run ends the command, because a wrong setting would end it every time; later it is restarted.
 */
export async function command() {
  const steps = createSteps();
  const settings = readSettings(readEnvironment());
  const sitePort = await holdPort('PORT', settings.port);
  const cmsPort = await holdPort('CMS_PORT', settings.cmsPort);
  await install(steps);
  const town = await openTown(settings);
  try {
    await prepareData(town, steps);
    await buildCms(steps);
    const isBuilt = await isSiteBuilt(town);

    await cmsPort.release();
    const cms = await startCms(town);
    if (!isBuilt) {
      await steps.run('start cms', () => cms.ready);
      await Promise.race([buildSite(town, steps), cms.died]);
    }
    await sitePort.release();
    const site = await startSite(town);
    await steps.run('start', () => Promise.all([cms.ready, site.ready]).then(() => {}));

    printAddresses(town, steps.print);
    printEditorAccount(town, steps.print);
    steps.print('Ctrl-C stops both.');
    interrupted.addEventListener('abort', () => steps.print('\nStopping …'), { once: true });
    await Promise.all([
      keepRunning(cms, () => startCms(town), steps.print),
      keepRunning(site, () => startSite(town), steps.print),
    ]);
    return 0;
  } finally {
    // Also after a failure, because the account may exist by now and its password is stored nowhere else.
    printEditorAccount(town, steps.print);
  }
}
