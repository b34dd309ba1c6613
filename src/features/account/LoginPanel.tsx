import { LoginForm } from './LoginForm';
import { useAuthOnDemand } from './useAuthOnDemand';

/** The login form and the call behind it. What happens then follows from the session. */
export function LoginPanel() {
  const { call, prepare, bridge } = useAuthOnDemand();
  return (
    <>
      <LoginForm send={(input) => call((auth) => auth.logIn(input))} onUse={prepare} />
      {bridge}
    </>
  );
}
