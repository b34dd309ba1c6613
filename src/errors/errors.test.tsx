import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { ErrorView } from './ErrorView';
import { NotFoundView } from './NotFoundView';

it.each([
  ['it', 'Questa pagina non è stata trovata', 'non funzionante', '/'],
  ['en', 'This page could not be found', 'non-working page', '/en'],
] as const)(
  'the not-found screen in %s says so and leads home',
  async (locale, title, text, home) => {
    const { container } = renderIn(locale, <NotFoundView />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', home);
    expect(await axe(container)).toHaveNoViolations();
  },
);

it('the error screen speaks without any data or provider', async () => {
  const { container } = render(<ErrorView status={500} />);
  expect(screen.getByRole('main')).toHaveTextContent('Qualcosa non ha funzionato');
  expect(await axe(container)).toHaveNoViolations();
});
