import { operationHashes } from '@/gql/operationHashes';
import type { TestServer } from '../testing';
import { Browser } from './testing/Browser';
import { FakeCms } from './testing/FakeCms';
import { openBff } from './testing/openBff';

const cms = new FakeCms();
let site: TestServer;

beforeAll(async () => {
  await cms.start();
  site = await openBff();
});
afterAll(async () => {
  await site.close();
  await cms.stop();
});

test('requests to the cms carry the token of the login, and no token after the logout', async () => {
  const browser = new Browser(site.url);
  await browser.post('/api/session', cms.credentials);
  const [jwt] = cms.tokens;
  await browser.post('/api', { operation: operationHashes.Viewer, variables: {} });
  expect(cms.requests.at(-1)).toMatchObject({
    name: 'Viewer',
    headers: { authorization: `JWT ${jwt}` },
  });
  await browser.send('DELETE', '/api/session');
  const variables = { email: cms.credentials.email };
  await browser.post('/api', { operation: operationHashes.ForgottenPassword, variables });
  expect(cms.requests.at(-1)?.name).toBe('ForgottenPassword');
  expect(cms.requests.at(-1)?.headers).not.toHaveProperty('authorization');
});
