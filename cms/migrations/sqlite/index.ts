import * as migration_20261126_092407_initial from './20261126_092407_initial';

export const migrations = [
  {
    up: migration_20261126_092407_initial.up,
    down: migration_20261126_092407_initial.down,
    name: '20261126_092407_initial'
  },
];
