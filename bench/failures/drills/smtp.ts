import type { BigTown } from '../BigTown';
import { type Drill, unnoticed } from '../Drill';

/** Seconds until a mail is there after the server is back. */
const limit = 30;

let people = 0;

/** Nobody listens where mails are sent, for longer than a short hiccup. */
export const smtp: Drill<BigTown> = {
  what: 'the mail server gone',
  seconds: 25,
  expected: unnoticed,
  strike: async ({ postbox }) => {
    await postbox.close();
    return async () => {
      await postbox.open();
    };
  },
  more: async (town) => {
    people += 1;
    const known = town.sight.account.email;
    const stranger = `new-${people}@example.org`;
    const asked = await Promise.all([
      town.register(stranger, 'una-lumaca-viola-sul-tram-9'),
      town.call('ForgottenPassword', { email: known }),
    ]);
    const refused = asked.filter(({ status, body }) => status !== 200 || body.includes('"errors"'));
    const slowest = Math.max(...asked.map(({ ms }) => ms));
    const { length } = town.postbox.mails;
    return async () => {
      const back = performance.now();
      const came = await Promise.all(
        [stranger, known].map((to) => town.postbox.newest(to, limit * 1000 + 5000, length)),
      );
      return [
        { what: 'registration or new password refused', value: refused.length, limit: 0 },
        { what: 'answer to them, s', value: slowest / 1000, limit: 3 },
        { what: 'mails lost', value: came.filter((mail) => mail === null).length, limit: 0 },
        { what: 'mails there, s after', value: (performance.now() - back) / 1000, limit },
      ];
    };
  },
};
