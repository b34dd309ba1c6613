import type { StoryObj } from '@storybook/nextjs-vite';
import type { ReactNode } from 'react';
import { PageLayout } from '@/layout/PageLayout';
import { alternatesOf } from '@/routing/alternates';
import type { Locale } from '@/routing/locales';
import type { RouteName } from '@/routing/routes';
import { layouts } from '../fixtures/layout';

/** A whole page in a language: what every page has around it, and its view. */
export const pageIn = (locale: Locale, route: RouteName, view: ReactNode): StoryObj => ({
  globals: { locale },
  parameters: { nextjs: { router: { locale } } },
  render: () => (
    <PageLayout
      page={{ route, layout: layouts[locale], alternates: alternatesOf('home'), year: 2026 }}
      preFooter={null}
    >
      {view}
    </PageLayout>
  ),
});
