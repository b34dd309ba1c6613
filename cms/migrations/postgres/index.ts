import * as migration_20261123_175832_initial from './20261123_175832_initial';

export const migrations = [
  {
    up: migration_20261123_175832_initial.up,
    down: migration_20261123_175832_initial.down,
    name: '20261123_175832_initial'
  },
];
