import { renderInTurn } from './renderInTurn';

const inEnglish = new Headers({ 'accept-language': 'en' });

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
});

test('one page is rendered at a time, and one that is read slowly keeps the next waiting for a second', async () => {
  let rendered = '';
  const page = (name: string, end: Promise<void>) =>
    renderInTurn(`203.0.113.${name}`, inEnglish, () => {
      rendered += name;
      return end;
    });
  const never = new Promise<void>(() => undefined);
  void page('1', never);
  const second = page('2', Promise.resolve());
  await jest.advanceTimersByTimeAsync(990);
  expect(rendered).toBe('1');
  await jest.advanceTimersByTimeAsync(20);
  expect(rendered).toBe('12');
  expect(await second).toBeNull();
});

test('after a page none is rendered for three times as long', async () => {
  let starts = 0;
  const page = (name: string) =>
    renderInTurn(`203.0.113.${name}`, inEnglish, async () => {
      starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  void page('3');
  void page('4');
  await jest.advanceTimersByTimeAsync(390);
  expect(starts).toBe(1);
  await jest.advanceTimersByTimeAsync(20);
  expect(starts).toBe(2);
});

test('one network gets a page a second after a burst, and 429 for the others', async () => {
  const statuses: unknown[] = [];
  for (let count = 0; count < 250; count += 1) {
    void renderInTurn('203.0.113.9', inEnglish, async () => undefined).then((refusal) =>
      statuses.push(refusal?.status),
    );
    await jest.advanceTimersByTimeAsync(40);
  }
  await jest.advanceTimersByTimeAsync(5000);
  const rendered = statuses.filter((status) => status === undefined).length;
  expect(rendered).toBeGreaterThan(18);
  expect(rendered).toBeLessThan(25);
  expect(new Set(statuses)).toEqual(new Set([undefined, 429]));
});
