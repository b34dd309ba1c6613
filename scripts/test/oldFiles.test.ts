import { oldFileEndings as inCms } from '../../cms/src/redirects/address';
import { oldFileEndings } from '../../src/routing/oldFiles';

it('site and cms agree about the files of old sites whose addresses may have a query', () => {
  expect(inCms).toEqual(oldFileEndings);
});
