import { cmsCodegen, codegen, codegenCommand } from '../builds.mjs';
import { launch } from '../children.mjs';
import { prepareData } from '../data.mjs';
import { environment, readSettings } from '../env.mjs';
import { install } from '../install.mjs';
import { interruption } from '../interruption.mjs';
import { tellEditor, tellTown } from '../messages.mjs';
import { ROOT } from '../paths.mjs';
import { holdPort } from '../ports.mjs';
import { startCms, startSite } from '../programs.mjs';
import { createSteps } from '../steps.mjs';
import { openTown } from '../town.mjs';

/** Both programs in development, and the code generator at their side, until Ctrl-C. */
export async function command() {
  const steps = createSteps();
  const settings = readSettings(environment());
  const holds = [
    await holdPort('PORT', settings.port),
    await holdPort('CMS_PORT', settings.cmsPort),
  ];
  await install(steps);
  const town = await openTown(settings);
  try {
    await prepareData(town, steps);
    await codegen(steps);
    await cmsCodegen(steps);
    await Promise.all(holds.map((hold) => hold.release()));

    const development = { mode: /** @type {const} */ ('dev'), env: { NODE_ENV: 'development' } };
    launch([...codegenCommand(), '--watch'], { cwd: ROOT, onLine: prefixed('codegen') });
    const cms = await startCms(town, { ...development, onLine: prefixed('cms') });
    const site = await startSite(town, { ...development, onLine: prefixed('site') });
    await Promise.all([cms.ready, site.ready]);

    tellTown(town, steps.print);
    tellEditor(town, steps.print);
    steps.print('Ctrl-C stops everything.');
    await Promise.race([interruption(), cms.died, site.died]);
    await Promise.all([cms.stop(), site.stop()]);
    return 0;
  } finally {
    tellEditor(town, steps.print);
  }
}

/** @param {string} name */
function prefixed(name) {
  const prefix = name.padEnd('codegen'.length);
  return (/** @type {string} */ line) => console.log(`${prefix} | ${line}`);
}
