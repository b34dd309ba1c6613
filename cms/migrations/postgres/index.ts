import * as migration_20261126_082131_initial from './20261126_082131_initial';

export const migrations = [
  {
    up: migration_20261126_082131_initial.up,
    down: migration_20261126_082131_initial.down,
    name: '20261126_082131_initial'
  },
];
