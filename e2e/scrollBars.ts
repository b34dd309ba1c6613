import { browser } from './browser';

/** Launch options of a browser whose scroll bars take up width, as on most desktops. */
export const scrollBars = {
  launchOptions: { ...browser?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
};
