import { useEffect } from 'react';
import { AccountProvider } from '@/session/AccountProvider';
import { useAuth, type Auth } from '@/session/useAuth';

interface AuthBridgeProps {
  onReady: (auth: Auth) => void;
}

/** Passes the calls of the account to a form outside AccountProvider. */
export function AuthBridge({ onReady }: AuthBridgeProps) {
  return (
    <AccountProvider>
      <AuthReporter onReady={onReady} />
    </AccountProvider>
  );
}

function AuthReporter({ onReady }: AuthBridgeProps) {
  const auth = useAuth();
  useEffect(() => onReady(auth), [auth, onReady]);
  return null;
}
