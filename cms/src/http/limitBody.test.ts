import { limitBody } from './limitBody';

const stranger = async (): Promise<boolean> => false;
const staff = async (): Promise<boolean> => true;

/** A body whose length is not announced, in parts of 10 kB. */
function parts(count: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent === count) controller.close();
      else controller.enqueue(new Uint8Array(10_000));
      sent += 1;
    },
  });
}

const streamed = (count: number): Request =>
  new Request('http://cms/cms-api/media', {
    method: 'POST',
    body: parts(count),
    duplex: 'half',
  } as RequestInit);

const announced = (bytes: number): Request =>
  new Request('http://cms/cms-api/media', {
    method: 'POST',
    headers: { 'content-length': String(bytes) },
    body: 'x',
  });

test.each([
  [100_000, stranger, true],
  [100_001, stranger, false],
  [32_000_000, staff, true],
  [32_000_001, staff, false],
])('of %d announced bytes, the body is read or refused', async (bytes, who, isRead) => {
  const request = announced(bytes);
  expect(await limitBody(request, who)).toBe(isRead ? request : 413);
});

test.each([
  [10, stranger, true],
  [11, stranger, false],
  [11, staff, true],
  [1_000_000, staff, false],
])('of %d parts without a length, the body is read or refused', async (count, who, isRead) => {
  const answer = await limitBody(streamed(count), who);
  if (!isRead || typeof answer === 'number') expect([isRead, answer]).toEqual([false, 413]);
  else expect((await answer.arrayBuffer()).byteLength).toBe(count * 10_000);
});

test('a request without a body is not changed', async () => {
  const request = new Request('http://cms/cms-api/news');
  expect(await limitBody(request, stranger)).toBe(request);
});
