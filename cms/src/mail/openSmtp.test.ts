/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Message } from './Message';
import { openSmtp } from './openSmtp';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** Starts a mail server. Its first replies are the given codes, then it accepts all mails. */
async function mailServer(codes: number[], options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The client keeps connections open for the next mail. This closes them.
    closeTimeout: 50,
    ...options,
    onData(stream, session, callback) {
      const code = codes[attempts++];
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (code) {
          callback(Object.assign(new Error('not now'), { responseCode: code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
      });
    },
  });
  // The client may close the connection at any time.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    read: (index = 0): Promise<Email> => PostalMime.parse(received[index]?.raw ?? ''),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const message: Message = {
  to: 'anna@example.org',
  subject: 'È ora: attiva il profilo',
  text: 'Ciao Anna, perché no?\n\n.\nFine',
  html: '<p>Ciao Anna, perché no?</p>',
  fromName: 'Città di Studium',
};
const from = { name: undefined, address: 'studium@example.org' };

let server: Awaited<ReturnType<typeof mailServer>>;
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});

/** Makes one attempt and returns its error, if any. */
const deliver = (mail: Message, url = server.url): Promise<unknown> =>
  openSmtp(url, from)(mail).catch((error: unknown) => error);

test('a mail arrives as text and HTML, with accents, sender and receiver', async () => {
  server = await mailServer([]);
  expect(await deliver(message)).toBeUndefined();
  const mail = await server.read();
  expect(mail.subject).toBe(message.subject);
  expect(mail.from).toMatchObject({ name: 'Città di Studium', address: 'studium@example.org' });
  expect(mail.text?.trim()).toBe(message.text);
  expect(mail.html?.trim()).toBe(message.html);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(server.received[0]).toMatchObject({
    from: 'studium@example.org',
    to: ['anna@example.org'],
  });
  // Mail servers on the route may support only ASCII.
  expect(server.received[0]?.raw).toMatch(/^[\s -~]*$/);
});

test('a temporary refusal is not final', async () => {
  server = await mailServer([451]);
  expect(await deliver(message)).toMatchObject({ message: 'EMESSAGE 451', isFinal: false });
  expect(await deliver(message)).toBeUndefined();
  expect(server.received).toHaveLength(1);
});

test('a permanent refusal is final', async () => {
  server = await mailServer([554]);
  expect(await deliver(message)).toMatchObject({ message: 'EMESSAGE 554', isFinal: true });
});

test('a server that does not answer is not final', async () => {
  server = await mailServer([]);
  const { url } = server;
  await server.close();
  expect(await deliver(message, url)).toMatchObject({ message: 'ESOCKET', isFinal: false });
  server = await mailServer([]);
});

test('a repeated mail has the same Message-ID', async () => {
  server = await mailServer([]);
  for (const times of [1, 2]) {
    expect(await deliver({ ...message, id: 'mail-7' })).toBeUndefined();
    expect((await server.read(times - 1)).messageId).toBe('<mail-7@example.org>');
  }
});

test('the user name and password in the URL are used', async () => {
  const logins: unknown[] = [];
  server = await mailServer([], {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _, callback) {
      logins.push([username, password]);
      callback(null, { user: 'town' });
    },
  });
  await deliver(message, server.url.replace('smtp://', 'smtp://town:p%40ss@'));
  expect(logins).toEqual([['town', 'p@ss']]);
  expect(server.received).toHaveLength(1);
});

test('a password is not sent to another machine without encryption', async () => {
  const logins: unknown[] = [];
  server = await mailServer([], {
    allowInsecureAuth: true,
    onAuth({ username }, _, callback) {
      logins.push(username);
      callback(null, { user: 'town' });
    },
  });
  // 0.0.0.0 leads to this machine, but is no name of it.
  const url = server.url.replace('smtp://127.0.0.1', 'smtp://town:secret@0.0.0.0');
  expect(await deliver(message, url)).toMatchObject({ isFinal: false });
  expect([logins, server.received]).toEqual([[], []]);
  expect(await deliver(message, url.replace('town:secret@', ''))).toBeUndefined();
});

test.each([
  'anna@example.org\r\nBcc: all@example.org',
  'anna@example.org, all@example.org',
  'all@example.org <anna@example.org>',
])('the receiver %j is refused', async (to) => {
  server = await mailServer([]);
  expect(await deliver({ ...message, to })).toMatchObject({ isFinal: true });
  expect(server.attempts()).toBe(0);
});

test('line breaks in subject and sender do not create headers', async () => {
  server = await mailServer([]);
  const evil = 'Hello\r\nBcc: all@example.org\r\n\r\n<script>';
  await deliver({ ...message, subject: evil, fromName: evil });
  const mail = await server.read();
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.bcc ?? []).toEqual([]);
  expect(server.received[0]?.to).toEqual(['anna@example.org']);
  expect(mail.subject).toBe('Hello Bcc: all@example.org <script>');
  expect(mail.text?.trim()).toBe(message.text);
});

test('if the server refuses a receiver, the log has the reason but not the receiver', async () => {
  server = await mailServer([], {
    onRcptTo: ({ address }, _, callback) =>
      callback(Object.assign(new Error(`nobody is ${address}`), { responseCode: 550 })),
  });
  const refused = { ...message, to: 'zypherine@example.net', subject: 'Quillhaven' };
  const error = await deliver(refused);
  expect(error).toMatchObject({ message: 'EENVELOPE 550', isFinal: true });
  expect(JSON.stringify(error)).not.toMatch(/zypherine|Quillhaven/);
  const log = JSON.stringify(jest.mocked(console.error).mock.calls);
  expect(log).toContain('EENVELOPE');
  expect(log).toContain('550');
  expect(log).not.toMatch(/zypherine|Quillhaven/);
});
