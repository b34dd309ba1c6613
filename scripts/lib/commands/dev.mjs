import { watch } from 'node:fs';
import { join } from 'node:path';
import { codegenCommand, runCmsCodegen, runCodegen } from '../builds.mjs';
import { launch } from '../children.mjs';
import { install } from '../install.mjs';
import { interrupted, untilInterrupted } from '../interruption.mjs';
import { startCms, startSite } from '../programs.mjs';
import { ROOT } from '../paths.mjs';
import { print } from '../steps.mjs';
import { textFolders, writeTownSettings } from '../townSettings.mjs';
import { printTown } from '../town.mjs';
import { withTown } from '../withTown.mjs';

/** Runs both programs in development mode and the code generator in watch mode, until Ctrl-C. */
export async function command() {
  await install();
  await withTown(generate, async (town, ports) => {
    await Promise.all([ports.site.release(), ports.cms.release()]);

    const development = { mode: /** @type {const} */ ('dev'), env: { NODE_ENV: 'development' } };
    const codegen = launch([...codegenCommand(), '--watch'], { onLine: prefixed('codegen') });
    void codegen.ended.then((failure) => {
      if (interrupted.aborted) return;
      const end = failure || 'ended';
      print(
        `The code generator ${end}. Run npm run codegen when you have changed a .graphql file.`,
      );
    });
    watchTexts();
    const cms = await startCms(town, { ...development, onLine: prefixed('cms') });
    const site = await startSite(town, { ...development, onLine: prefixed('site') });
    await Promise.all([cms.ready, site.ready]);

    await printTown(town);
    print('Ctrl-C stops everything.');
    await Promise.race([untilInterrupted, cms.died, site.died]);
    await Promise.all([cms.stop(), site.stop()]);
  });
}

async function generate() {
  await runCodegen();
  await runCmsCodegen();
}

/** Writes the texts of the site again when one of them changes. */
function watchTexts() {
  let written = Promise.resolve();
  const write = () => {
    // A file may be incomplete while it is edited: the error is reported, and the next change tries again.
    written = written
      .then(() => writeTownSettings())
      .catch((/** @type {unknown} */ error) => {
        print(String(error));
      });
  };
  for (const folder of textFolders()) watch(join(ROOT, folder), { recursive: true }, write);
}

/** @param {string} name */
function prefixed(name) {
  const prefix = name.padEnd('codegen'.length);
  return (/** @type {string} */ line) => console.log(`${prefix} | ${line}`);
}
