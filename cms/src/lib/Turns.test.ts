import { Turns } from './Turns';

test('work goes on one after another, in the order in which it came', async () => {
  const turns = new Turns(1000);
  const said: string[] = [];
  const work = async (name: string) => {
    const end = await turns.take();
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    end();
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('who waits too long is refused, and those behind still get their turn', async () => {
  const turns = new Turns(20);
  const end = await turns.take();
  await expect(turns.take()).rejects.toThrow('busy');
  const next = turns.take();
  end();
  (await next)();
});
