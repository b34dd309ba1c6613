import { GraphQLError } from 'graphql';
import { collectGarbage } from '../../test/collectGarbage';
import { dropStack } from './dropStack';

test('an error without its stack trace does not retain the request that caused it', async () => {
  const { error, request } = (() => {
    const held = { field: 'nothing' };
    const fail = () => new GraphQLError(`Cannot query field "${held.field}".`);
    return { error: fail(), request: new WeakRef(held) };
  })();
  dropStack(error);
  await collectGarbage();
  expect(request.deref()).toBeUndefined();
  expect(error.message).toBe('Cannot query field "nothing".');
});
