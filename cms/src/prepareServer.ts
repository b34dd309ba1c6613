import { guardLogs } from './logs/guardLogs';
import { type NextApp, serve } from './serve';
import { getApi } from './getApi';

// A function of server.mjs. It is global, because plain Node and the compiled sources cannot import each other.
declare global {
  var studiumPrepared: ((serve: (app: NextApp) => void) => void) | undefined;
}

/**
 * Opens the database and checks the contract before the first request.
 *
 * @throws Error when the settings are invalid or the database cannot be reached.
 */
export async function prepareServer(): Promise<void> {
  guardLogs();
  await getApi();
  globalThis.studiumPrepared?.(serve);
}
