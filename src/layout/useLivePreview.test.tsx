import { renderHook, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { useLivePreview } from './useLivePreview';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { asPath: '/servizi/mensa', replace: jest.fn() },
}));

const cmsHost = 'https://cms.example';
const replace = jest.mocked(Router.replace);
const send = (type: string, origin = cmsHost) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data: { type } }));

beforeEach(() => {
  replace.mockReset();
  // The page is in a frame.
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: jest.fn() } as never);
});
afterEach(() => jest.restoreAllMocks());

it('reloads the data when the form of the cms has saved', () => {
  replace.mockResolvedValue(true);
  renderHook(() => useLivePreview(cmsHost));
  send('payload-document-event', 'https://other.example');
  send('payload-live-preview');
  expect(replace).not.toHaveBeenCalled();
  send('payload-document-event');
  expect(replace).toHaveBeenCalledWith('/servizi/mensa', undefined, { scroll: false });
});

it('reloads once more after a reload during which drafts were saved', async () => {
  const pending: ((done: boolean) => void)[] = [];
  replace.mockImplementation(() => new Promise((resolve) => pending.push(resolve)));
  renderHook(() => useLivePreview(cmsHost));
  for (let n = 0; n < 3; n += 1) send('payload-document-event');
  expect(replace).toHaveBeenCalledTimes(1);
  pending[0]?.(true);
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  pending[1]?.(true);
  await Promise.resolve();
  expect(replace).toHaveBeenCalledTimes(2);
  send('payload-document-event');
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(3));
});
