import { openSite } from '../bff/testing/Browser';
import { requestRaw } from '../testing';
import { createFileHandler } from './createFileHandler';

it('answers 304 to a browser that sends the ETag and the date of its copy', async () => {
  const modified = '2026-11-02T10:00:00Z';
  const handler = createFileHandler(() => ({ type: 'text/plain', text: 'mensa', modified }));
  const site = await openSite({ '/file': { handler } });
  const get = (headers: Record<string, string>) => requestRaw(`${site.url}/file`, headers, 'GET');
  const first = await get({});
  const { etag = '', 'last-modified': date = '' } = first.headers;
  const again = await get({ 'if-none-match': etag, 'if-modified-since': date });
  const changed = await get({ 'if-none-match': '"other"', 'if-modified-since': date });
  await site.close();
  expect([first.status, again.status, changed.status]).toEqual([200, 304, 200]);
});
