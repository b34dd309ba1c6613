import { Slots, SlotsFull } from './Slots';

/** Work that ends when it is told to. */
function work() {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { end, run: () => done };
}

test('as many as there are slots go on at once, the others in the order in which they came', async () => {
  const slots = new Slots(2, 10);
  const begun: number[] = [];
  const all = [0, 1, 2, 3].map((n) => ({ n, ...work() }));
  const ended = all.map(({ n, run }) =>
    slots.run(() => {
      begun.push(n);
      return run();
    }),
  );
  expect(begun).toEqual([0, 1]);
  all[1]?.end();
  await ended[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of all) end();
  await Promise.all(ended);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('who finds no room to wait is turned away, and a failure frees its slot', async () => {
  const slots = new Slots(1, 1);
  const { end, run } = work();
  const first = slots.run(run);
  const second = slots.run(() => Promise.reject(new Error('broken')));
  await expect(slots.run(run)).rejects.toThrow(SlotsFull);
  end();
  await first;
  await expect(second).rejects.toThrow('broken');
  await expect(slots.run(async () => 'free again')).resolves.toBe('free again');
});
