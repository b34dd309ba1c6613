import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from './storage';

/** A value that components of a page share. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after every change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store in memory, which lasts until the page unloads. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

interface StoredValue<Value> {
  /** A key of src/config/storageKeys.ts. */
  key: string;
  /** Must accept any text, because visitors and old versions may have stored others. */
  parse: (text: string | null) => Value;
  /** Null removes the key. */
  format: (value: Value) => string | null;
}

/**
 * Creates a store in localStorage, which other tabs share. Where the browser refuses storage, the value lasts
 * until the page unloads.
 */
export function createStoredStore<Value>(stored: StoredValue<Value>): Store<Value> {
  const { key, parse, format } = stored;
  const memory = createStore<string | null>(null);
  let isRefused = false;
  let parsed: { text: string | null; value: Value } | null = null;
  const read = (): string | null => {
    const text = isRefused ? undefined : readStorage('localStorage', key);
    return text === undefined ? memory.get() : text;
  };
  return {
    get: () => {
      const text = read();
      // The same text must give the same object, because React compares the values.
      if (!parsed || parsed.text !== text) parsed = { text, value: parse(text) };
      return parsed.value;
    },
    set: (value) => {
      const text = format(value);
      isRefused = !writeStorage('localStorage', key, text);
      memory.set(text);
    },
    subscribe: (listener) => {
      const unsubscribe = memory.subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        unsubscribe();
        removeEventListener('storage', listener);
      };
    },
  };
}

/** Creates one store for each key, for example for each language, when it is first needed. */
export function createStores<Key, Value>(
  create: (key: Key) => Store<Value>,
): (key: Key) => Store<Value> {
  const stores = new Map<Key, Store<Value>>();
  return (key) => {
    const store = stores.get(key) ?? create(key);
    stores.set(key, store);
    return store;
  };
}

/**
 * The current value of a store; the component renders again when it changes.
 * @param serverValue the value in the server's HTML and during hydration
 */
export function useStore<Value>(store: Store<Value>, serverValue: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => serverValue);
}
