import { useEffect } from 'react';
import { AccountProvider } from '@/session/AccountProvider';
import { useAuth, type Auth } from '@/session/useAuth';

interface AuthBridgeProps {
  onReady: (auth: Auth) => void;
}

/** Brings the calls of the account to a form that stands outside the provider. */
export function AuthBridge({ onReady }: AuthBridgeProps) {
  return (
    <AccountProvider>
      <Hand onReady={onReady} />
    </AccountProvider>
  );
}

function Hand({ onReady }: AuthBridgeProps) {
  const auth = useAuth();
  useEffect(() => onReady(auth), [auth, onReady]);
  return null;
}
