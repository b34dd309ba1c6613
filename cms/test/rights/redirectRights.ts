import { created, isDeleted, shows } from './outcomes';
import { rest } from './requests';

const on = ['redirects'] as const;
const redirect = { from: '/xnew-page.html', kind: 'address', target: '/xnew-target' };
const change = { target: '/xnew-target' };
const bulk = '/:on?where[id][equals]=:id';

/** The right to create a redirect. It has no drafts, so it is public at once. */
export const newRedirects = {
  on,
  may: 'publishers',
  did: created(),
  ways: [rest('POST …', '/:on', redirect), rest('POST …?draft=true', '/:on?draft=true', redirect)],
} as const;

/** The right to change a redirect. */
export const redirectChanges = {
  on,
  may: 'publishers',
  did: shows('/xnew-target'),
  ways: [
    rest('PATCH …/:id', '/:on/:id', change),
    rest('PATCH …/:id?draft=true', '/:on/:id?draft=true', change),
    rest('PATCH …?where', bulk, change),
  ],
} as const;

/** The right to delete a redirect. */
export const redirectRemovals = {
  on,
  may: 'publishers',
  did: isDeleted,
  ways: [rest('DELETE …/:id', '/:on/:id'), rest('DELETE …?where', bulk)],
} as const;
