import type { BasePayload } from 'payload';
import { Guessing } from './Guessing';
import { Hashing } from './Hashing';
import { Jwt } from './Jwt';
import { keyFor } from './keys';
import { KnownDevices } from './KnownDevices';
import { Limits } from './Limits';
import { RefreshTokens } from './RefreshTokens';
import { Rows } from './Rows';
import { Sessions } from './Sessions';
import { TownClock } from './TownClock';

/** What the accounts of one program stand on. */
export interface Accounts {
  rows: Rows;
  sessions: Sessions;
  jwt: Jwt;
  devices: KnownDevices;
  limits: Limits;
  guessing: Guessing;
  hashing: Hashing;
  clock: TownClock;
}

/** The accounts of a program, over a Payload that is ready. */
export function openAccounts(payload: BasePayload): Accounts {
  const rows = new Rows(payload);
  const clock = new TownClock(rows);
  return {
    rows,
    sessions: new Sessions(rows, new RefreshTokens(keyFor('refresh token')), clock.now),
    jwt: new Jwt(keyFor('jwt')),
    devices: new KnownDevices(keyFor('known device')),
    limits: new Limits(),
    guessing: new Guessing(),
    hashing: new Hashing(),
    clock,
  };
}
