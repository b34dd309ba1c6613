import * as migration_20261126_082256_initial from './20261126_082256_initial';

export const migrations = [
  {
    up: migration_20261126_082256_initial.up,
    down: migration_20261126_082256_initial.down,
    name: '20261126_082256_initial'
  },
];
