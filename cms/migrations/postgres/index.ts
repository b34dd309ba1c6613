import * as migration_20261126_080842_initial from './20261126_080842_initial';

export const migrations = [
  {
    up: migration_20261126_080842_initial.up,
    down: migration_20261126_080842_initial.down,
    name: '20261126_080842_initial'
  },
];
