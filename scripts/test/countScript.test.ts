import { countScript as inCms } from '../../cms/src/lib/countScript';
import { countScript as inSite } from '../../src/server/shared/countScript';

test('site and cms count limits by the same script', () => {
  expect(inCms).toBe(inSite);
});
