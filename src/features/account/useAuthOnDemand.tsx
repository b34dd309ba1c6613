import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Result } from '@/session/result';
import type { Auth } from '@/session/useAuth';

type Bridge = ComponentType<{ onReady: (auth: Auth) => void }>;

interface AuthOnDemand {
  /** Calls the account. When its code fails to load, the result is the error `network`. */
  call: <Value>(action: (auth: Auth) => Promise<Result<Value>>) => Promise<Result<Value>>;
  /** Loads the code in advance, when the focus enters a form. */
  prepare: () => void;
  /** Must be rendered next to the form. */
  bridge: ReactNode;
}

const load = async (): Promise<Bridge> => (await import('./AuthBridge')).AuthBridge;

/**
 * The calls of the account for forms in the page's HTML. Their code, which includes a GraphQL client,
 * loads when the focus enters the form.
 */
export function useAuthOnDemand(): AuthOnDemand {
  const [LoadedBridge, setLoadedBridge] = useState<Bridge | null>(null);
  const auth = useRef<Auth | null>(null);
  const pendingCalls = useRef<((auth: Auth) => void)[]>([]);

  const onReady = useCallback((ready: Auth) => {
    auth.current = ready;
    for (const resolve of pendingCalls.current.splice(0)) resolve(ready);
  }, []);
  const loadAuth = useCallback(async (): Promise<Auth> => {
    const loaded = await load();
    setLoadedBridge(() => loaded);
    return new Promise((resolve) => {
      if (auth.current) resolve(auth.current);
      else pendingCalls.current.push(resolve);
    });
  }, []);

  return {
    call: async (action) => {
      try {
        return await action(await loadAuth());
      } catch (error) {
        return { ok: false, errors: [{ code: 'network', message: String(error) }] };
      }
    },
    prepare: useCallback(() => {
      loadAuth().catch(() => undefined);
    }, [loadAuth]),
    bridge: LoadedBridge && <LoadedBridge onReady={onReady} />,
  };
}
