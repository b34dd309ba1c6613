import { LogSafeError } from '@studium/shared/LogSafeError';

/** A write has waited too long for the other writes of this program. */
export class BusyError extends LogSafeError {
  override name = 'BusyError';

  constructor() {
    super('The database is busy with another write.');
  }
}

/** Whether SQLite was busy with another program. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Whether a write was not done because the database was busy: the same request succeeds a little later. */
export const isBusy = (error: unknown): boolean =>
  // Next loads the class twice.
  (error instanceof Error && (error.name === 'BusyError' || isBusy(error.cause))) ||
  isLocked(error);
