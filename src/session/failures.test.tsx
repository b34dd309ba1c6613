import { act, renderHook } from '@testing-library/react';
import {
  useActivateUserMutation,
  useForgottenPasswordMutation,
  useRegisterMutation,
  useSetPasswordMutation,
  useUpdatePasswordMutation,
} from '@/gql/hooks';
import { AccountProvider } from './AccountProvider';
import { errorsOf } from './errors';
import { logIn } from './login';
import { setSession } from './session';
import { FakeBff } from './testing/FakeBff';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn() } },
}));

const email = 'a@example.org';
const password = 'x';
const proof = { code: 'c', id: 'i' };
const change = { currentPassword: 'x', newPassword: 'y', confirmPassword: 'y' };

/** The hooks of the forms, as calls. */
function useCalls() {
  const [register] = useRegisterMutation();
  const [forgottenPassword] = useForgottenPasswordMutation();
  const [setPassword] = useSetPasswordMutation();
  const [activateUser] = useActivateUserMutation();
  const [updatePassword] = useUpdatePasswordMutation();
  return {
    login: () => logIn({ email, password }),
    registration: () => register({ variables: { email, password } }),
    'forgotten password': () => forgottenPassword({ variables: { email } }),
    'new password': () => setPassword({ variables: { ...proof, password } }),
    activation: () => activateUser({ variables: proof }),
    'change of password': () => updatePassword({ variables: change }),
  };
}

afterEach(() => act(() => setSession({ status: 'unknown' })));

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
    expect(errorsOf(thrown)).toEqual([{ code: 'FIRST' }, { code: 'SECOND' }]);
  });
});
