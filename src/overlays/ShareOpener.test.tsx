import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as actual from '@/i18n/addNamespace';
import { addNamespace } from '@/i18n/addNamespace';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { failedCodeLoads } from '@/lib/reportCodeLoad';
import { mockDialogMethods } from './testing';
import type { Locale } from '@/routing/locales';
import { ShareOpener } from './ShareOpener';

jest.mock('@/i18n/addNamespace', () => ({
  addNamespace: jest.fn(jest.requireActual<typeof actual>('@/i18n/addNamespace').addNamespace),
}));
const load = jest.mocked(addNamespace);
beforeAll(mockDialogMethods);
beforeEach(() => load.mockClear());

const opener = (locale: Locale) => (
  <TextsProvider locale={locale} namespaces={['common']}>
    <ShareOpener title="Trova casa" />
  </TextsProvider>
);

it('opens with texts that the page does not have, in its language only', async () => {
  render(opener('it'));
  await userEvent.click(screen.getByRole('button', { name: 'Condividi' }));
  expect(await screen.findByRole('dialog', { name: 'Condividi' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chiudi la condivisione' })).toBeVisible();
  expect(new Set(load.mock.calls.map(([, locale]) => locale))).toEqual(new Set(['it']));
});

it('opens in the new language after the page changed its language', async () => {
  const { rerender } = render(opener('it'));
  await userEvent.click(screen.getByRole('button', { name: 'Condividi' }));
  await screen.findByRole('dialog');
  rerender(opener('en'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Share' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
});

it('stays closed and reports it when its texts cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(opener('it'));
  await userEvent.click(screen.getByRole('button', { name: 'Condividi' }));
  expect(failedCodeLoads.get()).toBe(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
