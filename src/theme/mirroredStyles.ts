import type { Language } from '@studium/shared/town/language';

/**
 * Rules for pages in a script from right to left, which mirror what CSS does not mirror itself: arrows, the bar of a
 * navigation, and the gradients behind texts on pictures. They are empty in a town without such a language, because
 * every page has them.
 */
export function mirroredStyles(languages: readonly Pick<Language, 'direction'>[]): string {
  if (languages.every(({ direction }) => direction === 'ltr')) return '';
  return `
    [dir=rtl] :is(svg:has(>[href$='#arrow']),[data-turn] svg),
    [dir=rtl] :is([data-block=hero] div:has(>img),[data-scene])::before { scale: -1 1; }
    [dir=rtl] [data-phase] { transform-origin: 100% 50%; }`;
}
