import type { Page } from '@playwright/test';

/**
 * Waits until all animations of a page have finished, except endless ones. It ignores animations in a
 * closed `<details>`, because the browser may never resolve their promises.
 */
export const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return isSeen && iterations !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
