import { env } from './env';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_GTM_ID;
});

test('the id of the tag manager is a setting, and without it there is none', () => {
  expect(env().gtmId).toBeNull();
  process.env.NEXT_PUBLIC_GTM_ID = 'GTM-TEST1';
  expect(env().gtmId).toBe('GTM-TEST1');
});
