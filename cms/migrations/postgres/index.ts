import * as migration_20261126_080800_initial from './20261126_080800_initial';

export const migrations = [
  {
    up: migration_20261126_080800_initial.up,
    down: migration_20261126_080800_initial.down,
    name: '20261126_080800_initial'
  },
];
