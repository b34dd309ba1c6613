import { render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderIn } from '@/i18n/testing/renderIn';
import { ErrorView } from './ErrorView';
import { NotFoundView } from './NotFoundView';

const routerIn = (locale: string) => ({ locale }) as unknown as NextRouter;

const screens = [
  ['it', 'Questa pagina non è stata trovata', /indirizzo web .* non funzionante/, '/'],
  ['en', 'This page could not be found', /web address corresponds to a non-working page/, '/en'],
] as const;

it.each(screens)(
  'the not-found screen in %s explains the error and links to the home page',
  (...screenOf) => {
    const [locale, title, text, home] = screenOf;
    renderIn(locale, <NotFoundView />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    const [, other] = screens.find(([one]) => one !== locale) ?? [];
    expect(screen.getByText(other ?? '')).toHaveAttribute(
      'lang',
      locale === 'it' ? 'en-US' : 'it-IT',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', home);
  },
);

it.each([
  ['it', 503, 'Qualcosa non ha funzionato', '/'],
  ['en', 500, 'Something went wrong', '/en'],
  ['en', 404, 'This page could not be found', '/en'],
] as const)('the error screen in %s shows %i without any data', (...screenOf) => {
  const [locale, status, title, home] = screenOf;
  render(
    <RouterContext value={routerIn(locale)}>
      <ErrorView status={status} />
    </RouterContext>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(String(status));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', home);
});

it('shows a generic text in both languages when the error screen itself fails', () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const broken = {
    get locale(): string {
      throw new Error('broken');
    },
  };
  render(
    <RouterContext value={broken as unknown as NextRouter}>
      <ErrorView status={500} />
    </RouterContext>,
  );
  expect(screen.getByText('Si è verificato un errore. La guida torna tra poco.')).toBeVisible();
  expect(screen.getByText('An error occurred. The guide will be back shortly.')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/en',
  ]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('[error page]'));
  log.mockRestore();
});
