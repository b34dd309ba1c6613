import type { BasePayload } from 'payload';
import { GuessLimiter } from './GuessLimiter';
import { Jwt } from './Jwt';
import { keyFor } from './keys';
import { KnownDevices } from './KnownDevices';
import { Limits } from './Limits';
import { RefreshTokens } from './RefreshTokens';
import { Database } from '../db/Database';
import { Sessions } from './Sessions';
import { VisitorHashQueue } from './VisitorHashQueue';

/** Creates the account services. The Payload instance must be initialised. */
export function openAccounts(payload: BasePayload) {
  const database = new Database(payload);
  return {
    database,
    sessions: new Sessions(database, new RefreshTokens(keyFor('refresh token'))),
    jwt: new Jwt(keyFor('jwt')),
    devices: new KnownDevices(keyFor('known device')),
    limits: new Limits(),
    guessLimiter: new GuessLimiter(),
    hashQueue: new VisitorHashQueue(),
  };
}

/** Everything that one program needs to handle visitor accounts. */
export type Accounts = ReturnType<typeof openAccounts>;
