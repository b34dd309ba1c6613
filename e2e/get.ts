import type { APIRequestContext } from '@playwright/test';
import { expect } from './town';

/** Requests an address that must answer 200. */
export async function get(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return { text: await response.text(), headers: response.headers() };
}
