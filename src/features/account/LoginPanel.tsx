import { LoginForm } from './LoginForm';
import { useAuthOnDemand } from './useAuthOnDemand';

/** The login form and its call. After a login, components react to the change of the session. */
export function LoginPanel() {
  const { call, prepare, bridge } = useAuthOnDemand();
  return (
    <>
      <LoginForm send={(input) => call((auth) => auth.logIn(input))} onUse={prepare} />
      {bridge}
    </>
  );
}
