import { runCmsCodegen, runCodegen, codegenCommand } from '../builds.mjs';
import { launch } from '../children.mjs';
import { prepareData } from '../data.mjs';
import { readEnvironment, readSettings } from '../env.mjs';
import { install } from '../install.mjs';
import { untilInterrupted } from '../interruption.mjs';
import { printEditorAccount, printAddresses } from '../messages.mjs';
import { ROOT } from '../paths.mjs';
import { holdPort } from '../ports.mjs';
import { startCms, startSite } from '../programs.mjs';
import { createSteps } from '../steps.mjs';
import { openTown } from '../town.mjs';

/** Runs both programs in development mode and the code generator in watch mode, until Ctrl-C. */
export async function command() {
  const steps = createSteps();
  const settings = readSettings(readEnvironment());
  const holds = [
    await holdPort('PORT', settings.port),
    await holdPort('CMS_PORT', settings.cmsPort),
  ];
  await install(steps);
  const town = await openTown(settings);
  try {
    await prepareData(town, steps);
    await runCodegen(steps);
    await runCmsCodegen(steps);
    await Promise.all(holds.map((hold) => hold.release()));

    const development = { mode: /** @type {const} */ ('dev'), env: { NODE_ENV: 'development' } };
    launch([...codegenCommand(), '--watch'], { cwd: ROOT, onLine: prefixed('codegen') });
    const cms = await startCms(town, { ...development, onLine: prefixed('cms') });
    const site = await startSite(town, { ...development, onLine: prefixed('site') });
    await Promise.all([cms.ready, site.ready]);

    printAddresses(town, steps.print);
    printEditorAccount(town, steps.print);
    steps.print('Ctrl-C stops everything.');
    await Promise.race([untilInterrupted(), cms.died, site.died]);
    await Promise.all([cms.stop(), site.stop()]);
    return 0;
  } finally {
    printEditorAccount(town, steps.print);
  }
}

/** @param {string} name */
function prefixed(name) {
  const prefix = name.padEnd('codegen'.length);
  return (/** @type {string} */ line) => console.log(`${prefix} | ${line}`);
}
