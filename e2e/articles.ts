import type { APIRequestContext } from '@playwright/test';
import { Staff } from './staff';
import { expect } from './town';

/** Milliseconds until the site shows the first change, or one after the restart of a program. */
export const timeoutMs = 60_000;

/** Publishes a new article in both languages and waits until the site shows it. */
export async function newArticle(request: APIRequestContext) {
  const staff = await Staff.logIn(request);
  const name = `prova-${Date.now().toString(36)}`;
  const words = { title: name, slug: name, excerpt: name };
  const id = await staff.publish('news', words, words);
  const article = { staff, id, name, path: `/news/${name}` };
  await expectSoon(request, article.path, { status: 200, within: timeoutMs });
  return article;
}

interface Expected {
  status: number;
  text?: string;
  within: number;
}

/** Waits until an address answers with a status and a text. */
export async function expectSoon(
  request: APIRequestContext,
  path: string,
  { status, text = '', within }: Expected,
) {
  await expect
    .poll(
      async () => {
        const answer = await request.get(path, { maxRedirects: 0 });
        return answer.status() === status && (await answer.text()).includes(text);
      },
      { timeout: within, intervals: [50], message: `${path}: ${status} with “${text}”` },
    )
    .toBe(true);
}
