import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { useLazyOverlay } from './useLazyOverlay';

const Part = () => null;
const navigateTo = (address: string) => history.pushState(null, '', address);
beforeEach(() => navigateTo('/alloggi'));

/** Presses the opener of an overlay whose code loads until the test resolves or rejects it. */
function press() {
  let resolve: (part: typeof Part) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const code = new Promise<typeof Part>((...ends) => {
    [resolve, reject] = ends;
  });
  const { result } = renderHook(() => useLazyOverlay({ load: () => code }), {
    wrapper: (props: { children: ReactNode }) => <TextsProvider locale="it" {...props} />,
  });
  return { resolve, reject, result, shown: result.current.show() };
}

it.each([
  ['opens', 'a change of the filters', '/alloggi?beds=2', true],
  ['does not open', 'a navigation', '/eventi', false],
])('%s after %s while its code loads', async (_, __, address, opens) => {
  const { resolve, result, shown } = press();
  navigateTo(address);
  await act(async () => {
    resolve(Part);
    await shown;
  });
  expect(result.current.open).toBe(opens);
});

it('reports that its code cannot be loaded, but not over the next page', async () => {
  const { reject, shown } = press();
  reject(new Error('offline'));
  await expect(shown).rejects.toThrow('offline');
  const slow = press();
  navigateTo('/eventi');
  slow.reject(new Error('offline'));
  await expect(slow.shown).resolves.toBeUndefined();
});
