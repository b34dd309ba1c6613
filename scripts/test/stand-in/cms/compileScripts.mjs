// The stand-in of the bundler copies the seed.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder = ''] = process.argv;
cpSync(join(import.meta.dirname, 'seed'), join(folder, 'seed'), { recursive: true });
