import { type BasePayload, ValidationError } from 'payload';
import { LogSafeError } from '@studium/shared/LogSafeError';

interface Credentials {
  editorEmail: string | undefined;
  editorPassword: string | undefined;
}

/**
 * Creates the first administrator unless there is a user, and returns a message about it.
 *
 * @throws LogSafeError when the password is easy to guess.
 */
export async function createFirstAdministrator(
  payload: BasePayload,
  { editorEmail, editorPassword }: Credentials,
): Promise<string> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return 'an administrator already exists';
  if (!editorEmail || !editorPassword)
    return 'no administrator created: set EDITOR_EMAIL and EDITOR_PASSWORD and seed again';
  await payload
    .create({
      collection: 'users',
      data: { email: editorEmail, password: editorPassword, role: 'administrator' },
      context: { seeding: true },
    })
    .catch((error: unknown) => {
      const isWeak =
        error instanceof ValidationError &&
        error.data.errors.some(({ path }) => path === 'password');
      throw isWeak
        ? new LogSafeError(
            'EDITOR_PASSWORD is easy to guess: use 12 characters or more, such as four words.',
          )
        : error;
    });
  return `administrator ${editorEmail} created`;
}
