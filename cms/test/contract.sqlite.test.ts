import path from 'node:path';
import { testContract } from './contract';
import { testChanges } from './contractOfChanges';
import { testConnections } from './contractOfConnections';
import { testFeedback } from './contractOfFeedback';
import { testPublications } from './contractOfPublications';
import { testRest } from './contractOfRest';
import { testSamples } from './contractOfSamples';
import { testSections } from './contractOfSections';
import { testStaffCookies } from './contractOfStaffPasswords';
import { testUncaughtErrors } from './contractOfUncaughtErrors';
import { baseEnvironment } from './cms';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(90_000);

const preload = `--require=${path.join(__dirname, 'throwAtSignal.cjs')}`;
const NODE_OPTIONS = `${baseEnvironment().NODE_OPTIONS} ${preload}`;

onSqlite(
  'the contract',
  (cms) => {
    testContract(cms);
    testSections(cms);
    testSamples(cms);
    testFeedback(cms);
    testRest(cms);
    testStaffCookies(cms);
    testChanges(cms);
    testPublications(cms);
    testUncaughtErrors(cms);
    testConnections(cms);
  },
  { build: true, settings: { ...forStaff, NODE_OPTIONS } },
);
