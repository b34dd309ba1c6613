import * as migration_20261121_034934_initial from './20261121_034934_initial';
import * as migration_20261121_163434_content from './20261121_163434_content';
import * as migration_20261121_172853_index_translations from './20261121_172853_index_translations';
import * as migration_20261121_225716_accounts from './20261121_225716_accounts';
import * as migration_20261121_230126_feedback from './20261121_230126_feedback';
import * as migration_20261122_024507_feedback_kind from './20261122_024507_feedback_kind';
import * as migration_20261122_034331_reach from './20261122_034331_reach';
import * as migration_20261123_172857_trust_staff from './20261123_172857_trust_staff';

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
    name: '20261121_172853_index_translations',
  },
  {
    up: migration_20261121_225716_accounts.up,
    down: migration_20261121_225716_accounts.down,
    name: '20261121_225716_accounts',
  },
  {
    up: migration_20261121_230126_feedback.up,
    down: migration_20261121_230126_feedback.down,
    name: '20261121_230126_feedback',
  },
  {
    up: migration_20261122_024507_feedback_kind.up,
    down: migration_20261122_024507_feedback_kind.down,
    name: '20261122_024507_feedback_kind',
  },
  {
    up: migration_20261122_034331_reach.up,
    down: migration_20261122_034331_reach.down,
    name: '20261122_034331_reach',
  },
  {
    up: migration_20261123_172857_trust_staff.up,
    down: migration_20261123_172857_trust_staff.down,
    name: '20261123_172857_trust_staff'
  },
];
