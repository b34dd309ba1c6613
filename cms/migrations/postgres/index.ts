import * as migration_20261123_182746_initial from './20261123_182746_initial';
import * as migration_20261123_210754_sentence_places_pages from './20261123_210754_sentence_places_pages';

export const migrations = [
  {
    up: migration_20261123_182746_initial.up,
    down: migration_20261123_182746_initial.down,
    name: '20261123_182746_initial',
  },
  {
    up: migration_20261123_210754_sentence_places_pages.up,
    down: migration_20261123_210754_sentence_places_pages.down,
    name: '20261123_210754_sentence_places_pages'
  },
];
