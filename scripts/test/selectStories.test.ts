import { selectStories } from '../lib/selectStories.mjs';

const story = (name: string) => ({
  id: `${name}--typical`,
  type: 'story',
  importPath: `./stories/${name}.stories.tsx`,
});
const entries = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => story(`s${index}`)).map((one) => [one.id, one]),
);
const imports = (importer: string, name: string) => ({
  name: `./${name}`,
  reasons: [{ moduleName: `./${importer}` }],
});
const modules = [
  imports('stories/s0.stories.tsx', 'src/Card.tsx'),
  imports('src/Card.tsx', 'src/Picture.tsx'),
  imports('.storybook/preview.tsx', 'src/page.ts'),
];
const daysFrom = (day: number) => new Date(day * 86_400_000);
const select = (changed: string[] | undefined, day = 20_000) =>
  new Set(selectStories(entries, modules, changed, daysFrom(day)).ids);

test('a change of a module selects the stories that import it through others', () => {
  for (const day of [0, 1, 2, 3]) expect(select(['src/Picture.tsx'], day)).toContain('s0--typical');
});

test('every story is selected on one of four days', () => {
  const days = [0, 1, 2, 3].map((day) => select([], day));
  expect(days.every(({ size }) => size > 0 && size < 20)).toBe(true);
  expect(new Set(days.flatMap((ids) => [...ids])).size).toBe(40);
});

test('a change that can affect all stories selects all, and so do unknown changes', () => {
  for (const changed of [['package-lock.json'], ['src/page.ts'], undefined])
    expect(select(changed).size).toBe(40);
});
