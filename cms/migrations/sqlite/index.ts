import * as migration_20261128_000618_initial from './20261128_000618_initial';

export const migrations = [
  {
    up: migration_20261128_000618_initial.up,
    down: migration_20261128_000618_initial.down,
    name: '20261128_000618_initial'
  },
];
