import * as migration_20261126_194806_initial from './20261126_194806_initial';

export const migrations = [
  {
    up: migration_20261126_194806_initial.up,
    down: migration_20261126_194806_initial.down,
    name: '20261126_194806_initial',
  },
];
