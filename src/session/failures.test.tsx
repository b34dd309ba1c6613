import { act, renderHook } from '@testing-library/react';
import { AccountProvider } from './AccountProvider';
import { setSession } from './session';
import { FakeBff } from './testing/FakeBff';
import { useAuth, type Auth } from './useAuth';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn() } },
}));

const proof = { code: 'c', id: 'i' };
const person = { firstName: 'Ada', surname: 'Bianchi', email: 'a@example.org', password: 'x' };

const calls: [string, string, (auth: Auth) => ReturnType<Auth['logIn']>][] = [
  ['login', 'POST /api/session', (auth) => auth.logIn({ email: 'a', password: 'b' })],
  ['registration', 'Register', (auth) => auth.register({ ...person, privacyAccepted: true })],
  ['forgotten password', 'ForgottenPassword', (auth) => auth.requestNewPassword('a@example.org')],
  ['new password', 'SetPassword', (auth) => auth.setPassword({ ...proof, password: 'x' })],
  ['activation', 'ActivateUser', (auth) => auth.activate(proof)],
  [
    'change of password',
    'UpdatePassword',
    (auth) => auth.changePassword({ current: 'x', next: 'y', confirm: 'y' }),
  ],
];

afterEach(() => act(() => setSession({ status: 'unknown' })));

test.each(calls)('errors of a %s are returned as a list', async (_, operation, call) => {
  const bff = new FakeBff();
  bff.install();
  const error = (code: string) => ({ message: `about ${code}`, extensions: { code } });
  bff.overrides.set(operation, {
    status: 200,
    json: { errors: [error('FIRST'), error('SECOND')] },
  });
  const { result } = renderHook(useAuth, { wrapper: AccountProvider });
  await act(async () => {
    expect(await call(result.current)).toMatchObject({
      ok: false,
      errors: [
        { code: 'FIRST', message: 'about FIRST' },
        { code: 'SECOND', message: 'about SECOND' },
      ],
    });
  });
});
