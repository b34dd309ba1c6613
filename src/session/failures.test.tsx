import { act, renderHook } from '@testing-library/react';
import { useUpdatePasswordMutation } from '@/gql/hooks';
import { AccountProvider } from './AccountProvider';
import { failureReasonsOf } from './errors';
import { setSession } from './session';
import { FakeBff } from './testing/FakeBff';
import { useAuth } from './useAuth';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn() } },
}));

const email = 'a@example.org';
const password = 'x';
const proof = { code: 'c', id: 'i' };
const change = { currentPassword: 'x', newPassword: 'y', confirmPassword: 'y' };

/** The calls of the forms. */
function useCalls() {
  const { logIn, register, requestNewPassword, setPassword, activateUser } = useAuth();
  const [updatePassword] = useUpdatePasswordMutation();
  return {
    login: () => logIn({ email, password }),
    registration: () => register({ email, password }, true),
    'forgotten password': () => requestNewPassword(email),
    'new password': () => setPassword({ ...proof, password }),
    activation: () => activateUser(proof),
    'change of password': () => updatePassword({ variables: change }),
  };
}

afterEach(() => act(() => setSession({ status: 'loading' })));

test.each([
  ['login', 'POST /api/session'],
  ['registration', 'Register'],
  ['forgotten password', 'ForgottenPassword'],
  ['new password', 'SetPassword'],
  ['activation', 'ActivateUser'],
  ['change of password', 'UpdatePassword'],
] as const)('errors of a %s are returned as a list', async (call, operation) => {
  const bff = new FakeBff();
  bff.install();
  const error = (code: string) => ({ message: `about ${code}`, extensions: { code } });
  bff.overrides.set(operation, {
    status: 200,
    json: { errors: [error('FIRST'), error('SECOND')] },
  });
  const { result } = renderHook(useCalls, { wrapper: AccountProvider });
  await act(async () => {
    const thrown: unknown = await result.current[call]().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(failureReasonsOf(thrown)).toEqual([{ code: 'FIRST' }, { code: 'SECOND' }]);
  });
});
