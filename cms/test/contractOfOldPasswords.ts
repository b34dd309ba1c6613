import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';
import type { Answer } from './postQuery';
import { failure, TestVisitor } from './TestVisitor';

/**
 * Tests that a request with the old password changes nothing if the password is reset while the request hashes the old
 * one, on any database.
 */
export function testOldPasswords(cms: TestCms): void {
  const newEmail = () => new TestVisitor(cms, 'thief').email;
  const requests: Record<string, (ada: TestVisitor) => Promise<Answer>> = {
    'a login': (ada) => ada.authenticate(),
    'a change of the password': (ada) =>
      ada.sendLoggedIn(
        `mutation ($old: String!, $new: String!) {
          updatePassword(currentPassword: $old, newPassword: $new, confirmPassword: $new) }`,
        { old: ada.password, new: 'nuova porta di legno' },
      ),
    'a change of the address': (ada) =>
      ada.sendLoggedIn(
        `mutation ($email: String!, $password: String!) {
          changeEmail(email: $email, currentPassword: $password) }`,
        { email: newEmail(), password: ada.password },
      ),
    'a deletion of the account': (ada) =>
      ada.sendLoggedIn(
        `mutation ($password: String!) {
          deleteAccount(password: $password, confirmPassword: $password) }`,
        { password: ada.password },
      ),
  };

  describe('while the owner resets the password', () => {
    test.each(Object.entries(requests))('%s with the old password is refused', async (_, send) => {
      const ada = await new TestVisitor(cms, 'ada').join();
      const where = `email = '${ada.email}'`;
      const stored = () =>
        cms.control.sql(
          `SELECT password_hash, (SELECT count(*) FROM visitor_sessions WHERE visitor = visitors.uid) AS sessions,
            (SELECT count(*) FROM visitor_codes WHERE visitor = visitors.uid) AS codes FROM visitors WHERE ${where}`,
        );
      const before = await stored();
      const release = await cms.control.hold(
        `UPDATE visitors SET password_hash = 'other' WHERE ${where}`,
      );
      const answer = send(ada);
      // The request reads the account and hashes the old password.
      await pause(500);
      await release();
      expect(failure(await answer)).toContain('(INVALID)');
      expect(await stored()).toEqual([{ ...before[0], password_hash: 'other' }]);
    });
  });
}
