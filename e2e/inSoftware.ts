import { browser } from './browser';

/** A browser that draws maps in software, as it does where there is no graphics card. */
export const inSoftware = {
  launchOptions: {
    ...browser?.launchOptions,
    args: [
      ...(browser?.launchOptions?.args ?? []),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
};
