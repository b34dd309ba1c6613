import { AppError } from '@/errors/AppError';
import { cmsFor } from '../cms/cmsFor';
import { openCms } from '../testing';
import { findRedirect } from './findRedirect';

const mapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
} as const;

let answer: object | null;
let close: () => Promise<void>;
beforeEach(async () => {
  close = await openCms(() => answer);
});
afterEach(() => close());

it.each([
  ['/alloggi', '/alloggi'],
  ['https://studium.example/en/services/canteen', '/en/services/canteen'],
  ['https://example.org/a', 'https://example.org/a'],
  ['javascript:alert(1)', null],
  ['//example.org', null],
  [null, null],
])('the target %s of an editor becomes %s', async (redirect, expected) => {
  answer = { redirect };
  expect(await findRedirect('/old', cmsFor('it'), mapperContext)).toBe(expected);
});

it('a cms that fails is an error and not a missing page', async () => {
  answer = null;
  await expect(findRedirect('/old', cmsFor('it'), mapperContext)).rejects.toBeInstanceOf(AppError);
});

it('a cms without redirects, such as Craft, has none', async () => {
  const refuse = () =>
    Promise.reject(new AppError('cms/invalid-answer', 'Cannot query field "redirect"'));
  expect(await findRedirect('/old', refuse, mapperContext)).toBeNull();
});
