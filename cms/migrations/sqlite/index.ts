import * as migration_20261123_175754_initial from './20261123_175754_initial';

export const migrations = [
  {
    up: migration_20261123_175754_initial.up,
    down: migration_20261123_175754_initial.down,
    name: '20261123_175754_initial'
  },
];
