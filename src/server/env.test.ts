import { env } from './env';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_GTM_ID;
  delete process.env.CMS_HOST;
  delete process.env.CMS_INTERNAL_URL;
});

test('the id of the tag manager comes from the environment, and is null by default', () => {
  expect(env().gtmId).toBeNull();
  process.env.NEXT_PUBLIC_GTM_ID = 'GTM-TEST1';
  expect(env().gtmId).toBe('GTM-TEST1');
});

test('the CMS is requested at its public address, unless an internal one is set', () => {
  process.env.CMS_HOST = 'https://cms.studium.example';
  expect(env().cmsInternalUrl).toBe('https://cms.studium.example');
  process.env.CMS_INTERNAL_URL = 'http://127.0.0.1:4000';
  expect(env()).toMatchObject({
    cmsHost: 'https://cms.studium.example',
    cmsInternalUrl: 'http://127.0.0.1:4000',
  });
});
