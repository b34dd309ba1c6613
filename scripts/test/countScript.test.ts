import { countScript as inCms } from '../../cms/src/lib/countScript';
import { countScript as inSite } from '../../src/server/shared/countScript';

test('the site and the cms count rate limits with the same Redis script', () => {
  expect(inCms).toBe(inSite);
});
