import { env } from './env';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_GTM_ID;
});

test('the id of the tag manager comes from the environment, and is null by default', () => {
  expect(env().gtmId).toBeNull();
  process.env.NEXT_PUBLIC_GTM_ID = 'GTM-TEST1';
  expect(env().gtmId).toBe('GTM-TEST1');
});
