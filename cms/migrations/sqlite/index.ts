import * as migration_20261126_210813_initial from './20261126_210813_initial';

export const migrations = [
  {
    up: migration_20261126_210813_initial.up,
    down: migration_20261126_210813_initial.down,
    name: '20261126_210813_initial'
  },
];
