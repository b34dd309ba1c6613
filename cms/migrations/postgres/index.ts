import * as migration_20261126_210827_initial from './20261126_210827_initial';

export const migrations = [
  {
    up: migration_20261126_210827_initial.up,
    down: migration_20261126_210827_initial.down,
    name: '20261126_210827_initial'
  },
];
