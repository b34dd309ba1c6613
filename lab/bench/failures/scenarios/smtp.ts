import type { BigTown } from '../BigTown';
import { type Scenario, unnoticed } from '../Scenario';

/** Seconds in which a mail must arrive after the server runs again. */
const limit = 30;

let runs = 0;

/** Stops the mail server for longer than a short interruption. */
export const smtp: Scenario<BigTown> = {
  what: 'the mail server gone',
  seconds: 25,
  expected: unnoticed,
  breakPart: async ({ mailServer }) => {
    await mailServer.close();
    return () => mailServer.open();
  },
  measureMore: async (town) => {
    runs += 1;
    const known = town.checkContext.account.email;
    const stranger = `new-${runs}@example.org`;
    const answers = await Promise.all([
      town.register(stranger, 'una-lumaca-viola-sul-tram-9'),
      town.call('ForgottenPassword', { email: known }),
    ]);
    const refused = answers.filter(
      ({ status, body }) => status !== 200 || body.includes('"errors"'),
    );
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const { length } = town.mailServer.received;
    return async () => {
      const repairedAt = performance.now();
      const mails = await Promise.all(
        [stranger, known].map((to) => town.mailServer.waitForMail(to, limit * 1000 + 5000, length)),
      );
      return [
        { what: 'registration or new password refused', value: refused.length, limit: 0 },
        { what: 'answer to them, s', value: slowest / 1000, limit: 3 },
        { what: 'mails lost', value: mails.filter((mail) => mail === null).length, limit: 0 },
        {
          what: 'mails delivered, s after the repair',
          value: (performance.now() - repairedAt) / 1000,
          limit,
        },
      ];
    };
  },
};
