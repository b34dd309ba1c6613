import { contrast } from '@studium/shared/town/contrast';
import { groundColors, grounds } from '@studium/shared/town/grounds';
import { type ColorToken, defaultPalette } from '@studium/shared/town/palette';
import { groundStyles } from './groundStyles';

/** The colour of the focus rings on a ground, as its styles say. */
function focusColor(ground: string): string | undefined {
  const rule = groundStyles
    .split('}')
    .find((one) => one.includes(`[data-ground='${ground}']`) && one.includes('--focus:'));
  return /--focus:var\(--([\w-]+)\)/.exec(rule ?? '')?.[1];
}

// WCAG 2.2, 1.4.11
it.each(grounds)('focus rings on %s have a contrast of at least 3', (ground) => {
  for (const theme of ['light', 'dark'] as const) {
    const colors = defaultPalette[theme];
    const ring = Object.entries(colors).find(([name]) => name === focusColor(ground))?.[1] ?? '';
    const behind: ColorToken = groundColors[ground];
    expect(contrast(ring, colors[behind])).toBeGreaterThanOrEqual(3);
  }
});
