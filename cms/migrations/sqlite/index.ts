import * as migration_20261126_082112_initial from './20261126_082112_initial';

export const migrations = [
  {
    up: migration_20261126_082112_initial.up,
    down: migration_20261126_082112_initial.down,
    name: '20261126_082112_initial'
  },
];
