import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ErrorView } from '@/shell/errors/ErrorView';
import { NotFoundView } from '@/shell/errors/NotFoundView';
import type { Locale } from '@/routing/locales';
import { pageIn } from './pageStories';

const meta: Meta = { title: 'Pages/Errors' };
export default meta;

export const NotFound = pageIn('it', 'home', <NotFoundView />);

export const NotFoundInEnglish = pageIn('en', 'home', <NotFoundView />);

/** The error page has no header and footer, because their data cannot be loaded. */
const failure = (locale: Locale): StoryObj => ({
  globals: { locale },
  parameters: { nextjs: { router: { locale } } },
  render: () => <ErrorView status={500} />,
});

export const Failure = failure('it');

export const FailureInEnglish = failure('en');
