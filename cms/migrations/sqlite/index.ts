import * as migration_20261123_182704_initial from './20261123_182704_initial';
import * as migration_20261123_210729_sentence_places_pages from './20261123_210729_sentence_places_pages';

export const migrations = [
  {
    up: migration_20261123_182704_initial.up,
    down: migration_20261123_182704_initial.down,
    name: '20261123_182704_initial',
  },
  {
    up: migration_20261123_210729_sentence_places_pages.up,
    down: migration_20261123_210729_sentence_places_pages.down,
    name: '20261123_210729_sentence_places_pages'
  },
];
