import * as migration_20261128_111732_initial from './20261128_111732_initial';
import * as migration_20261129_194301_pictures_at_request from './20261129_194301_pictures_at_request';
import * as migration_20261129_200435_saving_forms from './20261129_200435_saving_forms';
import * as migration_20261130_002000_ends_without_hour from './20261130_002000_ends_without_hour';
import * as migration_20261130_031000_words_with_hyphens from './20261130_031000_words_with_hyphens';
import * as migration_20261130_163751_owners_of_homes from './20261130_163751_owners_of_homes';
import * as migration_20261130_184734_dates_of_events from './20261130_184734_dates_of_events';
import * as migration_20261130_221957_offers_of_homes from './20261130_221957_offers_of_homes';
import * as migration_20261130_222954_feeds_of_events from './20261130_222954_feeds_of_events';
import * as migration_20261201_022546_offer_photos from './20261201_022546_offer_photos';
import * as migration_20261201_023520_deadlines from './20261201_023520_deadlines';

export const migrations = [
  {
    up: migration_20261128_111732_initial.up,
    down: migration_20261128_111732_initial.down,
    name: '20261128_111732_initial',
  },
  {
    up: migration_20261129_194301_pictures_at_request.up,
    down: migration_20261129_194301_pictures_at_request.down,
    name: '20261129_194301_pictures_at_request',
  },
  {
    up: migration_20261129_200435_saving_forms.up,
    down: migration_20261129_200435_saving_forms.down,
    name: '20261129_200435_saving_forms',
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
    up: migration_20261130_163751_owners_of_homes.up,
    down: migration_20261130_163751_owners_of_homes.down,
    name: '20261130_163751_owners_of_homes',
  },
  {
    up: migration_20261130_184734_dates_of_events.up,
    down: migration_20261130_184734_dates_of_events.down,
    name: '20261130_184734_dates_of_events',
  },
  {
    up: migration_20261130_221957_offers_of_homes.up,
    down: migration_20261130_221957_offers_of_homes.down,
    name: '20261130_221957_offers_of_homes',
  },
  {
    up: migration_20261130_222954_feeds_of_events.up,
    down: migration_20261130_222954_feeds_of_events.down,
    name: '20261130_222954_feeds_of_events',
  },
  {
    up: migration_20261201_022546_offer_photos.up,
    down: migration_20261201_022546_offer_photos.down,
    name: '20261201_022546_offer_photos',
  },
  {
    up: migration_20261201_023520_deadlines.up,
    down: migration_20261201_023520_deadlines.down,
    name: '20261201_023520_deadlines',
  },
];
