import * as migration_20261126_082332_initial from './20261126_082332_initial';

export const migrations = [
  {
    up: migration_20261126_082332_initial.up,
    down: migration_20261126_082332_initial.down,
    name: '20261126_082332_initial'
  },
];
