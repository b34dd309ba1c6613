import * as migration_20261128_000650_initial from './20261128_000650_initial';

export const migrations = [
  {
    up: migration_20261128_000650_initial.up,
    down: migration_20261128_000650_initial.down,
    name: '20261128_000650_initial'
  },
];
