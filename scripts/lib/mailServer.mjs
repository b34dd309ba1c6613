import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';

/**
 * Starts a mail server on this machine. It stores every mail as a file whose name contains the recipient,
 * so that tests in several processes can read their mails (e2e/mails.ts).
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.folder the folder for the mails
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function openMailServer({ port, folder }) {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Milliseconds that `close` waits for clients, because the cms keeps connections open for its next mail.
    closeTimeout: 1000,
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address).join(',');
      const name = `${Date.now()}-${randomUUID()}`;
      // Readers look for the second name, because the file is complete then.
      pipeline(stream, createWriteStream(join(folder, name)))
        .then(() => rename(join(folder, name), join(folder, `${name} ${to}.eml`)))
        .then(() => done(), done);
    },
  });
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
