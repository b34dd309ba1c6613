import * as migration_20261123_180729_initial from './20261123_180729_initial';

export const migrations = [
  {
    up: migration_20261123_180729_initial.up,
    down: migration_20261123_180729_initial.down,
    name: '20261123_180729_initial'
  },
];
