import { LogSafeError } from '@studium/shared/LogSafeError';

/** A mail that was not accepted. The message has only codes and our own words, so it can be logged and shown. */
export class MailError extends LogSafeError {
  override name = 'MailError';

  /** @param isFinal Whether the server refused the mail permanently, so that it is not sent again. */
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}
