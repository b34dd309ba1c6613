import { MailQueue, type SendResult } from './MailQueue';
import { isMailAddress } from './isMailAddress';
import { nameToGreet } from './nameToGreet';

function queueWith(answers: readonly (SendResult | Error)[]) {
  const log: string[] = [];
  let tries = 0;
  const queue = new MailQueue({ log: (line) => log.push(line), pauses: [20, 40], capacity: 2 });
  const send = async (): Promise<SendResult> => {
    const answer = answers[tries++] ?? 'sent';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { queue, send, log, tries: () => tries };
}

test('a mail is sent only after the caller has continued', async () => {
  const { queue, send, tries } = queueWith(['sent']);
  queue.add('activation', send);
  expect(tries()).toBe(0);
  await queue.settled();
  expect(tries()).toBe(1);
});

test('a mail that fails twice is sent at the third attempt', async () => {
  const { queue, send, tries, log } = queueWith(['failed', new Error('gone'), 'sent']);
  const start = Date.now();
  queue.add('activation', send);
  await queue.settled();
  expect(tries()).toBe(3);
  expect(Date.now() - start).toBeGreaterThanOrEqual(55);
  expect(log).toEqual([]);
});

test('after three attempts a mail is dropped, and the log does not name the receiver', async () => {
  const trouble = new Error('550 <anna@example.org> unknown');
  const { queue, send, tries, log } = queueWith([trouble, trouble, trouble, 'sent']);
  queue.add('activation', send);
  await queue.settled();
  expect(tries()).toBe(3);
  expect(log).toEqual(['mail: lost (activation) after 3 tries']);
});

test('a mail that the server refuses permanently is not sent again', async () => {
  const { queue, send, tries, log } = queueWith(['refused']);
  queue.add('password-reset', send);
  await queue.settled();
  expect(tries()).toBe(1);
  expect(log).toEqual(['mail: lost (password-reset), it was refused']);
});

test('a mail that the server accepts only after ten minutes is delivered', async () => {
  jest.useFakeTimers();
  const log: string[] = [];
  const began = Date.now();
  new MailQueue({ log: (line) => log.push(line) }).add('activation', async () =>
    Date.now() - began < 600_000 ? 'failed' : 'sent',
  );
  await jest.advanceTimersByTimeAsync(6_000_000);
  expect(log).toEqual([]);
  jest.useRealTimers();
});

test('at the end of the program pending mails are sent without pauses', async () => {
  const log: string[] = [];
  const queue = new MailQueue({ log: (line) => log.push(line), pauses: [60_000, 60_000] });
  let tries = 0;
  queue.add('activation', async () => (++tries < 3 ? 'failed' : 'sent'));
  await queue.finish();
  expect(tries).toBe(3);
  expect(log).toEqual([]);
});

test('the number of pending mails is limited', async () => {
  const { queue, send, tries, log } = queueWith([]);
  for (let mail = 0; mail < 5; mail++) queue.add('activation', send);
  await queue.settled();
  expect(tries()).toBe(2);
  expect(log).toHaveLength(3);
});

test.each(['anna@example.org', 'a.b+c@sub.example.org', 'o’neil@università.example'])(
  'accepts the address %s',
  (address) => expect(isMailAddress(address)).toBe(true),
);

test.each([
  'anna@example.org\r\nBcc: all@example.org',
  'anna@example.org, berta@example.org',
  'Anna <anna@example.org>',
  'anna@example.org>',
  '"a b"@example.org',
  'anna@',
  '@example.org',
  'anna@exa mple.org',
  'anna\u0000@example.org',
  `${'a'.repeat(65)}@example.org`,
])('refuses the address %j', (address) => expect(isMailAddress(address)).toBe(false));

test.each(['Anna Serra', 'Jean-Luc D’Arcy', 'Anna B. Serra', '李小龍', 'Zoë Müller'])(
  'greets %s by name',
  (name) => expect(nameToGreet(name)).toBe(name),
);

test.each([
  'You won: http://bad.example',
  'visit bad.example now',
  'www bad',
  'write to a@b',
  'Win 1000 €',
  'x'.repeat(61),
])('does not use the message %j as a name in a greeting', (name) =>
  expect(nameToGreet(name)).toBe(''),
);

test('line breaks in a name become spaces', () => {
  expect(nameToGreet('Anna\r\nBcc\u2028Serra')).toBe('Anna Bcc Serra');
});
