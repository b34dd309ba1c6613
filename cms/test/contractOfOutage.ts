import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';
import type { TestPostgres } from './postgres';

/** Tests that the cms survives a database that stops. */
export function testOutage(cms: TestCms, postgres: TestPostgres): void {
  const register = (name: string) =>
    cms.query(
      `mutation { register(email: "${name}@example.org", password: "una-lumaca-viola-8",
        fullName: "Ada") { jwt } }`,
    );

  test('a database that stops during writes does not crash the program, which reconnects when the database is back', async () => {
    const writes = Array.from({ length: 8 }, async (_, n) => {
      await pause(n * 50);
      return register(`person-${n}`);
    });
    await pause(300);
    await postgres.halt();
    const answers = await Promise.all(writes);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect((await fetch(`${cms.url}/health`)).status).toBe(503);
    await postgres.resume();
    // PostgreSQL accepts connections before its recovery is complete.
    const until = Date.now() + 10_000;
    while (Date.now() < until && !(await fetch(`${cms.url}/health`)).ok) await pause(200);
    expect((await register('somebody-else')).errors).toBeUndefined();
  }, 60_000);
}
