import * as migration_20261123_182704_initial from './20261123_182704_initial';

export const migrations = [
  {
    up: migration_20261123_182704_initial.up,
    down: migration_20261123_182704_initial.down,
    name: '20261123_182704_initial'
  },
];
