/**
 * A command of the cms imports this file first: its environment gets the settings of `.env` and the generated secrets,
 * as that of the programs of `npm start`.
 */
import { readEnvironment, readSettings } from './env.mjs';
import { readSecrets } from './town.mjs';

try {
  const { source, siteUrl, cmsHost, dataDir } = readSettings(readEnvironment());
  const settings = { SITE_URL: siteUrl, CMS_HOST: cmsHost, DATA_DIR: dataDir };
  for (const [name, value] of Object.entries({ ...source, ...settings }))
    if (value) process.env[name] = value;
  for (const [name, value] of Object.entries(await readSecrets(dataDir)))
    process.env[name] ||= value;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
