import { BusyError } from '../db/isBusy';
import { refuseBadInput } from './refuseBadInput';

const answerTo = (error: Error) => {
  const req = { headers: new Headers({ 'accept-language': 'it' }) };
  return refuseBadInput({ error, req } as Parameters<typeof refuseBadInput>[0]);
};

test.each([
  ['a queue of writes', new BusyError()],
  ['another program', Object.assign(new Error('locked'), { code: 'SQLITE_BUSY_SNAPSHOT' })],
  ['a statement that failed', new Error('Failed query', { cause: new BusyError() })],
])('a database that is busy with %s is no fault of the program: it says so', (_, error) => {
  const message = 'Il sistema è occupato con un altro salvataggio: riprova fra qualche secondo.';
  expect(answerTo(error)).toEqual({ status: 503, response: { errors: [{ message }] } });
});

test('an unknown error stays one', () => expect(answerTo(new Error('x'))).toBeUndefined());
