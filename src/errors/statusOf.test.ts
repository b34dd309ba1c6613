import { AppError, unknownGuard } from './AppError';
import { statusOf } from './statusOf';

it.each([
  ['the answer’s status', 405, new Error('x'), 405],
  ['the error’s status before the answer’s', 500, new AppError('cms/refused', 'x'), 502],
  ['the status of one of Next’s errors', undefined, { statusCode: 502 }, 502],
  ['the status of one of the site’s errors', 200, new AppError('cms/unreachable', 'x'), 503],
  ['500 for any other error', undefined, new Error('x'), 500],
  ['500 without an error', undefined, null, 500],
  ['500 for a status that is not an error', 200, { statusCode: 301 }, 500],
  ['404 for a malformed address', 400, undefined, 404],
])('is %s', (_, answered, error, status) => {
  expect(statusOf(answered, error)).toBe(status);
});

it('an unknown guard is an error 500 that names it', () => {
  const error = unknownGuard('admin');
  expect(error.message).toContain("Unknown middleware 'admin'");
  expect(statusOf(undefined, error)).toBe(500);
});
