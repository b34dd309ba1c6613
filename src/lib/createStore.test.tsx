import { act, render, screen } from '@testing-library/react';
import { createStore, createStoredStore, createStores, useStore, type Store } from './createStore';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const createCount = () =>
  createStoredStore({
    key: 'count',
    parse: (text) => Number(text) || 0,
    format: (count) => (count ? String(count) : null),
  });

function Count({ store }: { store: Store<number> }) {
  return <p>{useStore(store, -1)}</p>;
}

it.each([
  ['memory', () => createStore(0)],
  ['localStorage', createCount],
])('a component shows the current value of a store in %s', (_, create) => {
  const store = create();
  const { unmount } = render(<Count store={store} />);
  expect(screen.getByText('0')).toBeInTheDocument();
  act(() => store.set(3));
  expect(screen.getByText('3')).toBeInTheDocument();
  unmount();
  expect(store.get()).toBe(3);
});

it('stores the value under its key, and removes the key of an empty value', () => {
  const store = createCount();
  store.set(2);
  expect(localStorage.getItem('count')).toBe('2');
  store.set(0);
  expect(localStorage).toHaveLength(0);
});

it('follows other tabs, and reads what it cannot parse as empty', () => {
  render(<Count store={createCount()} />);
  for (const [text, shown] of [
    ['7', '7'],
    ['<b>', '0'],
  ] as const) {
    localStorage.setItem('count', text);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'count' })));
    expect(screen.getByText(shown)).toBeInTheDocument();
  }
});

it('returns the same object until the text changes', () => {
  const store = createStoredStore({
    key: 'list',
    parse: (text) => (text ?? '').split(' '),
    format: (list) => list.join(' '),
  });
  store.set(['a', 'b']);
  expect(store.get()).toEqual(['a', 'b']);
  expect(store.get()).toBe(store.get());
});

it.each([['getItem', 'setItem'] as const, ['setItem'] as const])(
  'keeps the value in memory when %s is refused',
  (...methods) => {
    for (const method of methods) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    }
    const store = createCount();
    store.set(5);
    expect(store.get()).toBe(5);
  },
);

it('creates one store for each key', () => {
  const storeOf = createStores((start: number) => createStore(start));
  storeOf(1).set(4);
  expect([storeOf(1).get(), storeOf(2).get()]).toEqual([4, 2]);
});
