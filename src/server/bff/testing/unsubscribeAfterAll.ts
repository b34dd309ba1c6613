import diagnostics from 'node:diagnostics_channel';

/**
 * For tests that call `start`: ends its subscriptions after them. Jest runs several files in one process, where they
 * share Node's channels, and the servers of other files would be prepared too.
 */
export function unsubscribeAfterAll(): void {
  const subscribe = jest.spyOn(diagnostics, 'subscribe');
  afterAll(() => {
    for (const [name, listener] of subscribe.mock.calls) diagnostics.unsubscribe(name, listener);
    subscribe.mockRestore();
  });
}
