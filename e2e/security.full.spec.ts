import { randomRequests } from './attack/randomRequests';
import { runAttackers } from './attack/runAttackers';
import { expect, test, town } from './town';

test('both programs answer 500 random requests without a server error', async () => {
  test.setTimeout(180_000);
  const port = (url: string) => Number(new URL(url).port);
  const ports = { site: port(town.siteUrl), cms: port(town.cmsUrl) };
  const attacker = randomRequests(ports);
  const log = await runAttackers([attacker], { seed: 20261122, count: 500 });
  expect(log.failures).toEqual([]);
  // Check that the requests reached different kinds of responses.
  const statuses = [...(log.statuses.get(attacker.name)?.keys() ?? [])];
  expect(statuses).toEqual(expect.arrayContaining([200, 400, 404, 405]));
});
