import { screen, within } from '@testing-library/react';
import { LanguageSwitcher } from './LanguageSwitcher';
import { renderIn } from '@/i18n/testing/renderIn';

const translated = { it: '/alloggi/mansarda', en: '/en/accommodations/attic' };
const onlyItalian = { it: '/alloggi/mansarda', en: null };

it('links to the same page in the other language', () => {
  renderIn(
    'it',
    <LanguageSwitcher alternates={translated} section="accommodations" position="header" />,
  );
  const languages = screen.getByRole('navigation', { name: 'Lingua' });
  const english = within(languages).getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/en/accommodations/attic');
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(within(languages).getByRole('link', { current: true })).toHaveTextContent('Italiano');
});

it.each([
  ['accommodations', 'Go to the section in English', '/en/accommodations'],
  [null, 'Go to the home page in English', '/en'],
] as const)(
  'reports an untranslated page, and links to another one (%s)',
  async (section, offer, to) => {
    renderIn(
      'it',
      <LanguageSwitcher alternates={onlyItalian} section={section} position="footer" />,
    );
    const button = screen.getByRole('button', { name: 'English' });
    await screen.findByText(offer);
    const notice = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(notice).toHaveAttribute('lang', 'en');
    expect(notice).toHaveTextContent('This page does not exist in English.');
    expect(screen.getByText(offer)).toHaveAttribute('href', to);
    expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
  },
);
