import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('shared/town', { recursive: true });
const languages = {
  it: { code: 'it', name: 'Italiano' },
  en: { code: 'en', name: 'English' },
  de: { code: 'de', name: 'Deutsch' },
};
writeFileSync(
  'shared/town/settings.ts',
  `export const languages = ${JSON.stringify(languages)} as const;\n`,
);
