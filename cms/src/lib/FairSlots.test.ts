import { FairSlots } from './FairSlots';
import { SlotsFull } from './Slots';

/** Work that goes on until it is told to end; what was begun, in its order. */
function office(size: number, room: number) {
  const slots = new FairSlots(size, room);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string, name: string) =>
    slots.run(sender, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
    });
  const endOne = async () => {
    ends.shift()?.();
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
  };
  return { begun, send, endOne };
}

test('who sends a thousand pieces holds nobody else up', async () => {
  const { begun, send, endOne } = office(1, 2000);
  const flood = Array.from({ length: 1000 }, (_, n) => send('flood', `flood ${n}`));
  const others = ['ada', 'eva'].map((name) => send(name, name));
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(begun).toEqual(['flood 0', 'flood 1', 'ada', 'eva', 'flood 2']);
  while (begun.length < 1002) await endOne();
  await endOne();
  await Promise.all([...flood, ...others]);
});

test('when no room is left, the newest of who has most is turned away', async () => {
  const { begun, send, endOne } = office(1, 3);
  const first = send('flood', 'first');
  const waiting = ['a', 'b', 'c'].map((name) => send('flood', name));
  const newest = waiting[2]?.catch((error: unknown) => error);
  const ada = send('ada', 'ada');
  expect(await newest).toBeInstanceOf(SlotsFull);
  await expect(send('flood', 'd')).rejects.toBeInstanceOf(SlotsFull);
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(begun).toEqual(['first', 'a', 'ada', 'b']);
  await Promise.all([first, ...waiting.slice(0, 2), ada]);
});

test('many senders share the room, and a slot comes back after a failure', async () => {
  const slots = new FairSlots(1, 2);
  const fail = () => Promise.reject(new Error('no'));
  await expect(slots.run('a', fail)).rejects.toThrow('no');
  const { send } = office(1, 2);
  void send('a', 'a');
  void send('b', 'b');
  void send('c', 'c');
  await expect(send('d', 'd')).rejects.toBeInstanceOf(SlotsFull);
  await expect(slots.run('a', () => Promise.resolve(7))).resolves.toBe(7);
});
