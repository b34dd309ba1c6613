import { browser } from './browser';

/** Launch options of a browser that renders WebGL in software, as it does without a graphics card. */
export const softwareRendering = {
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
