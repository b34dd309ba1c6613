import { inHashQueue } from '../staff/staffHashQueue';
import { VisitorHashQueue } from './VisitorHashQueue';

describe('no password is hashed for a client that has left while it waited', () => {
  const hash = jest.fn(() => Promise.resolve(new Response()));
  const client = new AbortController();
  client.abort(new Error('The client has gone.'));

  test('in the queue of visitors', async () => {
    const queue = new VisitorHashQueue();
    await expect(queue.run('192.0.2.1', client.signal, hash)).rejects.toThrow('has gone');
    expect(hash).not.toHaveBeenCalled();
  });

  test('in the queue of the staff', async () => {
    await inHashQueue(new Request('http://cms.invalid', { signal: client.signal }), hash);
    expect(hash).not.toHaveBeenCalled();
  });
});
