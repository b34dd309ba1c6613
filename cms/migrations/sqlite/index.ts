import * as migration_20261121_034934_initial from './20261121_034934_initial';

export const migrations = [
  {
    up: migration_20261121_034934_initial.up,
    down: migration_20261121_034934_initial.down,
    name: '20261121_034934_initial',
  },
];
