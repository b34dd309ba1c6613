import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ErrorScene } from '@/shell/errors/ErrorScene';
import { ErrorView } from '@/shell/errors/ErrorView';
import { GenericError } from '@/shell/errors/GenericError';
import { NotFoundView } from '@/shell/errors/NotFoundView';
import type { Locale } from '@/routing/locales';
import { pageIn } from '../fixtures/pageStories';

const meta: Meta = {};
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

/** Replaces an error page that fails itself. */
export const Generic: StoryObj = { render: () => <GenericError /> };

/** The picture and the texts alone. */
export const Scene: StoryObj<typeof ErrorScene> = {
  args: {
    status: 404,
    title: 'Pagina non trovata',
    text: 'L’indirizzo è sbagliato, o la pagina non c’è più.',
    home: { href: '/', label: 'Torna all’inizio' },
  },
  render: (args) => <ErrorScene {...args} />,
};
