import * as migration_20261128_111714_initial from './20261128_111714_initial';
import * as migration_20261129_194143_pictures_at_request from './20261129_194143_pictures_at_request';
import * as migration_20261129_200112_saving_forms from './20261129_200112_saving_forms';
import * as migration_20261130_002000_ends_without_hour from './20261130_002000_ends_without_hour';
import * as migration_20261130_031000_words_with_hyphens from './20261130_031000_words_with_hyphens';
import * as migration_20261130_163702_owners_of_homes from './20261130_163702_owners_of_homes';
import * as migration_20261130_184639_dates_of_events from './20261130_184639_dates_of_events';
import * as migration_20261130_221944_offers_of_homes from './20261130_221944_offers_of_homes';
import * as migration_20261130_222939_feeds_of_events from './20261130_222939_feeds_of_events';
import * as migration_20261201_022538_offer_photos from './20261201_022538_offer_photos';
import * as migration_20261201_023509_deadlines from './20261201_023509_deadlines';

export const migrations = [
  {
    up: migration_20261128_111714_initial.up,
    down: migration_20261128_111714_initial.down,
    name: '20261128_111714_initial',
  },
  {
    up: migration_20261129_194143_pictures_at_request.up,
    down: migration_20261129_194143_pictures_at_request.down,
    name: '20261129_194143_pictures_at_request',
  },
  {
    up: migration_20261129_200112_saving_forms.up,
    down: migration_20261129_200112_saving_forms.down,
    name: '20261129_200112_saving_forms',
  },
  {
    up: migration_20261130_002000_ends_without_hour.up,
    down: migration_20261130_002000_ends_without_hour.down,
    name: '20261130_002000_ends_without_hour',
  },
  {
    up: migration_20261130_031000_words_with_hyphens.up,
    down: migration_20261130_031000_words_with_hyphens.down,
    name: '20261130_031000_words_with_hyphens',
  },
  {
    up: migration_20261130_163702_owners_of_homes.up,
    down: migration_20261130_163702_owners_of_homes.down,
    name: '20261130_163702_owners_of_homes',
  },
  {
    up: migration_20261130_184639_dates_of_events.up,
    down: migration_20261130_184639_dates_of_events.down,
    name: '20261130_184639_dates_of_events',
  },
  {
    up: migration_20261130_221944_offers_of_homes.up,
    down: migration_20261130_221944_offers_of_homes.down,
    name: '20261130_221944_offers_of_homes',
  },
  {
    up: migration_20261130_222939_feeds_of_events.up,
    down: migration_20261130_222939_feeds_of_events.down,
    name: '20261130_222939_feeds_of_events',
  },
  {
    up: migration_20261201_022538_offer_photos.up,
    down: migration_20261201_022538_offer_photos.down,
    name: '20261201_022538_offer_photos',
  },
  {
    up: migration_20261201_023509_deadlines.up,
    down: migration_20261201_023509_deadlines.down,
    name: '20261201_023509_deadlines',
  },
];
