import type { StoryObj } from '@storybook/nextjs-vite';
import type { ReactNode } from 'react';
import { PageLayout } from '@/layout/PageLayout';
import { alternatesOf } from '@/routing/alternates';
import type { Locale } from '@/routing/locales';
import type { RouteName } from '@/routing/routes';
import { layouts } from '../fixtures/layout';

/** Renders a full page in a language: a view inside the page layout. */
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
