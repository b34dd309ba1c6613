import * as migration_20261121_034940_initial from './20261121_034940_initial';
import * as migration_20261121_163442_content from './20261121_163442_content';
import * as migration_20261121_172906_index_translations from './20261121_172906_index_translations';
import * as migration_20261121_225723_accounts from './20261121_225723_accounts';
import * as migration_20261121_230130_feedback from './20261121_230130_feedback';
import * as migration_20261122_024605_feedback_kind from './20261122_024605_feedback_kind';
import * as migration_20261122_034338_reach from './20261122_034338_reach';
import * as migration_20261123_172920_trust_staff from './20261123_172920_trust_staff';

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
    name: '20261121_172906_index_translations',
  },
  {
    up: migration_20261121_225723_accounts.up,
    down: migration_20261121_225723_accounts.down,
    name: '20261121_225723_accounts',
  },
  {
    up: migration_20261121_230130_feedback.up,
    down: migration_20261121_230130_feedback.down,
    name: '20261121_230130_feedback',
  },
  {
    up: migration_20261122_024605_feedback_kind.up,
    down: migration_20261122_024605_feedback_kind.down,
    name: '20261122_024605_feedback_kind',
  },
  {
    up: migration_20261122_034338_reach.up,
    down: migration_20261122_034338_reach.down,
    name: '20261122_034338_reach',
  },
  {
    up: migration_20261123_172920_trust_staff.up,
    down: migration_20261123_172920_trust_staff.down,
    name: '20261123_172920_trust_staff'
  },
];
