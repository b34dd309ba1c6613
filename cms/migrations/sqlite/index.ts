import * as migration_20261121_034934_initial from './20261121_034934_initial';
import * as migration_20261121_163434_content from './20261121_163434_content';
import * as migration_20261121_172853_index_translations from './20261121_172853_index_translations';

export const migrations = [
  {
    up: migration_20261121_034934_initial.up,
    down: migration_20261121_034934_initial.down,
    name: '20261121_034934_initial',
  },
  {
    up: migration_20261121_163434_content.up,
    down: migration_20261121_163434_content.down,
    name: '20261121_163434_content',
  },
  {
    up: migration_20261121_172853_index_translations.up,
    down: migration_20261121_172853_index_translations.down,
    name: '20261121_172853_index_translations'
  },
];
