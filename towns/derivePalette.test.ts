import { defaultPalette } from '@studium/shared/town/palette';
import { palette } from '@studium/shared/town/appearance';
import { unreadablePairs } from '@/theme/unreadablePairs';
import { derivePalette } from './derivePalette';

it.each([
  ['the default colours', defaultPalette],
  ['the colours of this town', palette],
])('%s are readable', (_, colors) => {
  expect(unreadablePairs(colors)).toEqual([]);
});

it('names colours that are not readable', () => {
  const light = { ...defaultPalette.light, brick: '#ff9980' };
  expect(unreadablePairs({ ...defaultPalette, light })).toContainEqual(
    expect.stringMatching(/^light theme, brick on paper: contrast 1\.\d+ instead of 4\.5$/),
  );
});

/** Colours of all hues, from grey to vivid and from nearly black to nearly white. */
const steps = ['00', '55', 'aa', 'ff'];
const brands = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

it.each(brands)('%s gives readable colours in both themes, in each role', (color) => {
  for (const role of ['first', 'second', 'accent'] as const)
    expect({ role, unreadable: unreadablePairs(derivePalette({ [role]: color })) }).toEqual({
      role,
      unreadable: [],
    });
});

it('keeps what is not chosen', () => {
  expect(derivePalette({})).toEqual(defaultPalette);
  const { light } = derivePalette({ second: '#00695c' });
  expect(light.river).toBe('#00695c');
  expect({ ...light, river: '', 'f-river': '', 't-river': '', 'dot-card': '' }).toEqual({
    ...defaultPalette.light,
    river: '',
    'f-river': '',
    't-river': '',
    'dot-card': '',
  });
});
