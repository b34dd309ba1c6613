import { prepareData } from './data.mjs';
import { readEnvFile, readEnvironment, readSettings, unknownNames } from './env.mjs';
import { install } from './install.mjs';
import { reservePort } from './ports.mjs';
import { print } from './steps.mjs';
import { openTown, printEditorAccount } from './town.mjs';

/** @typedef {import('./ports.mjs').ReservedPort} ReservedPort */

/**
 * Prepares the packages and the data of this checkout's town while its ports are reserved, then runs some work.
 *
 * @param {() => Promise<void>} build what does not need the data, and runs beside their preparation
 * @param {(town: import('./town.mjs').Town, ports: { site: ReservedPort, cms: ReservedPort }) => Promise<void>} work
 */
export async function withTown(build, work) {
  const settings = readSettings(readEnvironment());
  for (const name of unknownNames(readEnvFile()))
    print(`${name} in .env is no setting of Studium; .env.example lists them.`);
  const site = await reservePort('PORT', settings.port);
  const cms = await reservePort('CMS_PORT', settings.cmsPort);
  await install({ onlyForStart: true });
  const town = await openTown(settings);
  try {
    // Both end before an error is thrown, so that the next start need not repeat the one that succeeds.
    const [data, built] = await Promise.allSettled([prepareData(town), build()]);
    for (const result of [data, built]) if (result.status === 'rejected') throw result.reason;
    await work(town, { site, cms });
  } finally {
    // Also after a failure, because the account may exist by now and its password is stored nowhere else.
    printEditorAccount(town);
  }
}
