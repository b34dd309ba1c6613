import * as migration_20261121_034934_initial from './20261121_034934_initial';
import * as migration_20261121_163434_content from './20261121_163434_content';

export const migrations = [
  {
    up: migration_20261121_034934_initial.up,
    down: migration_20261121_034934_initial.down,
    name: '20261121_034934_initial',
  },
  {
    up: migration_20261121_163434_content.up,
    down: migration_20261121_163434_content.down,
    name: '20261121_163434_content',
  },
];
