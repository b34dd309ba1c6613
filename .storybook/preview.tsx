import type { Decorator, Preview } from '@storybook/nextjs-vite';
import { StrictMode, useEffect } from 'react';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { TownDrawings } from '@/layout/TownDrawings';
import { isLocale } from '@/routing/locales';
import { breakpoints } from '@/theme/media';
import { pageStyles } from '@/theme/pageStyles';
import './docs.css';

/** Stories do not preload fonts, so text must swap to its font when it is loaded. */
const styles = pageStyles.replace('font-display: optional', 'font-display: swap');

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Renders every story with the page styles, in the language and theme of the toolbar. */
const WithTownStyles: Decorator = (Story, { globals }) => {
  const theme = stringOf(globals.theme);
  const chosen = stringOf(globals.locale);
  const locale = isLocale(chosen) ? chosen : 'it';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return (
    <StrictMode>
      <TextsProvider locale={locale}>
        <style>{styles}</style>
        <TownDrawings />
        <Story />
      </TextsProvider>
    </StrictMode>
  );
};

/** Storybook has no pages of the site, so links to them do nothing. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (link) event.preventDefault();
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  // A block has its own page instead (`!autodocs`).
  tags: ['autodocs'],
  decorators: [WithTownStyles],
  initialGlobals: { theme: 'light', locale: 'it' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        items: [
          { value: 'light', icon: 'sun', title: 'Light' },
          { value: 'dark', icon: 'moon', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'it', title: 'Italiano' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Studium', 'Foundations', 'blocks', 'components', 'content', 'features'],
      },
    },
    viewport: {
      options: {
        phone: viewport('Phone', 360, 780),
        tablet: viewport('Tablet', breakpoints.tablet, 1024),
        laptop: viewport('Laptop', breakpoints.wide, 900),
        desk: viewport('Desk', 1600, 1000),
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
};

export default preview;
