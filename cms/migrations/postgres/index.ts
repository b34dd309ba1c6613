import * as migration_20261123_222657_initial from './20261123_222657_initial';

export const migrations = [
  {
    up: migration_20261123_222657_initial.up,
    down: migration_20261123_222657_initial.down,
    name: '20261123_222657_initial'
  },
];
