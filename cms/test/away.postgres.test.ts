import { setTimeout as pause } from 'node:timers/promises';
import { onPostgres } from './onDatabases';

onPostgres('a database that goes away', (cms, postgres) => {
  const register = (name: string) =>
    cms.query(
      `mutation { register(email: "${name}@example.org", password: "una-lumaca-viola-8",
        fullName: "Ada") { jwt } }`,
    );

  test('in the midst of writes ends no program, and is used again when it is back', async () => {
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
    // It listens before it has put its files in order.
    const until = Date.now() + 10_000;
    while (Date.now() < until && !(await fetch(`${cms.url}/health`)).ok) await pause(200);
    expect((await register('somebody-else')).errors).toBeUndefined();
  }, 60_000);
});
