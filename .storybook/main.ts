import type { StorybookConfig } from '@storybook/nextjs-vite';

const config: StorybookConfig = {
  framework: '@storybook/nextjs-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    '../public',
    { from: '../stories/fixtures/pictures', to: '/pictures' },
    { from: '../stories/fixtures/api', to: '/api' },
    { from: '../towns/castelmora/clips', to: '/clips' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
