import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('shared/town', { recursive: true });
writeFileSync('shared/town/settings.ts', '');
