import * as migration_20261121_034940_initial from './20261121_034940_initial';
import * as migration_20261121_163442_content from './20261121_163442_content';
import * as migration_20261121_172906_index_translations from './20261121_172906_index_translations';

export const migrations = [
  {
    up: migration_20261121_034940_initial.up,
    down: migration_20261121_034940_initial.down,
    name: '20261121_034940_initial',
  },
  {
    up: migration_20261121_163442_content.up,
    down: migration_20261121_163442_content.down,
    name: '20261121_163442_content',
  },
  {
    up: migration_20261121_172906_index_translations.up,
    down: migration_20261121_172906_index_translations.down,
    name: '20261121_172906_index_translations'
  },
];
