import type { Page } from '@playwright/test';

/**
 * Waits until nothing of a page fades or moves any more, but for what moves for ever. What is folded away
 * is not animated: the promise of its animations may never be kept.
 */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return isSeen && iterations !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
