import * as migration_20261128_111732_initial from './20261128_111732_initial';

export const migrations = [
  {
    up: migration_20261128_111732_initial.up,
    down: migration_20261128_111732_initial.down,
    name: '20261128_111732_initial'
  },
];
