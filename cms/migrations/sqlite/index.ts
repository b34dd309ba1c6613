import * as migration_20261128_111714_initial from './20261128_111714_initial';

export const migrations = [
  {
    up: migration_20261128_111714_initial.up,
    down: migration_20261128_111714_initial.down,
    name: '20261128_111714_initial'
  },
];
