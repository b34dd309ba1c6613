import type { TestServer } from '../../testing';
import { config, createBffHandler } from '../createBffHandler';
import { sessionHandler } from '../sessionHandler';
import { openSite } from './Browser';

/** For tests: serves the operations and the sessions of the BFF. */
export const openBff = (): Promise<TestServer> =>
  openSite({
    '/api': { handler: createBffHandler({}), config },
    '/api/session': { handler: sessionHandler, config },
  });
