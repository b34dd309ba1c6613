import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Result } from '@/session/result';
import type { Auth } from '@/session/useAuth';

type Bridge = ComponentType<{ onReady: (auth: Auth) => void }>;

interface AuthOnDemand {
  /** Calls the account. Where its code does not come, that is an error like a missing network. */
  call: <Value>(ask: (auth: Auth) => Promise<Result<Value>>) => Promise<Result<Value>>;
  /** Fetches the code ahead, when a form is about to be used. */
  prepare: () => void;
  /** Has to be rendered beside the form. */
  bridge: ReactNode;
}

const load = async (): Promise<Bridge> => (await import('./AuthBridge')).AuthBridge;

/**
 * The calls of the account for forms that are in the page's HTML: their code, a GraphQL client among
 * it, comes when the first field is used.
 */
export function useAuthOnDemand(): AuthOnDemand {
  const [Part, setPart] = useState<Bridge | null>(null);
  const auth = useRef<Auth | null>(null);
  const waiting = useRef<((auth: Auth) => void)[]>([]);

  const onReady = useCallback((ready: Auth) => {
    auth.current = ready;
    for (const go of waiting.current.splice(0)) go(ready);
  }, []);
  const bring = useCallback(async (): Promise<Auth> => {
    const loaded = await load();
    setPart(() => loaded);
    return new Promise((resolve) => {
      if (auth.current) resolve(auth.current);
      else waiting.current.push(resolve);
    });
  }, []);

  return {
    call: async (ask) => {
      try {
        return await ask(await bring());
      } catch (error) {
        return { ok: false, errors: [{ code: 'network', message: String(error) }] };
      }
    },
    prepare: useCallback(() => {
      bring().catch(() => undefined);
    }, [bring]),
    bridge: Part && <Part onReady={onReady} />,
  };
}
