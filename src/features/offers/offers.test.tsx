import { offerFieldNames, offerProblems, type OfferTexts } from '@studium/shared/offer';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKeys } from '@/config/storageKeys';
import { renderIn } from '@/i18n/testing/renderIn';
import { completeTexts, myOffer, offerChoices, refusedOffer } from './fixtures';
import { MyOfferView } from './MyOfferView';
import { OfferHomeView } from './OfferHomeView';
import { textsOfForm } from './offerForm';

const today = '2026-11-30';
const form = { choices: offerChoices, stamp: 'stamp', sent: false };

beforeEach(() => sessionStorage.clear());

it.each<[Partial<OfferTexts>, (keyof OfferTexts)[]]>([
  [{}, []],
  [{ title: '' }, ['title']],
  [{ bedrooms: '1,5' }, ['bedrooms']],
  [{ bedrooms: '0' }, []],
  [{ bedsNumber: '0' }, ['bedsNumber']],
  [{ priceMin: '1.200,50', condominiumFees: '0' }, []],
  [{ priceMin: '1e3' }, ['priceMin']],
  [{ accommodationType: 'hostel' }, ['cin']],
  [{ accommodationType: 'hostel', cin: 'it000000 b4x7k2m9qz' }, []],
  [{ energyExemption: '' }, ['energyClass']],
  [{ energyClass: 'B' }, ['epglNren', 'epglRen', 'envelopeWinter', 'envelopeSummer']],
  [{ minimumStay: '6', maximumStay: '3' }, ['maximumStay']],
  [{ availableFrom: '2026-11-29' }, ['availableFrom']],
  [{ availableFrom: today }, []],
  [{ shownContacts: 'phone,email' }, ['ownerPhone']],
  [{ ownerEmail: 'marta' }, ['ownerEmail']],
  [{ title: '🏠'.repeat(100) }, []],
])('a form with %j has problems at the fields %j', (part, names) => {
  expect(Object.keys(offerProblems({ ...completeTexts, ...part }, today))).toEqual(names);
});

it('reads a form that was posted, with several values of one field', () => {
  const fields = new URLSearchParams(
    'includedServices=wifi&includedServices=water&title= A \r\n B ',
  );
  expect(textsOfForm(fields)).toMatchObject({ includedServices: 'wifi,water', title: 'A \n B' });
});

it('has steps that are checked one by one', async () => {
  const user = userEvent.setup();
  renderIn('it', <OfferHomeView {...form} />);
  expect(screen.getByRole('group', { name: 'Passo 1 di 5: L’alloggio' })).toBeVisible();
  expect(screen.queryByRole('group', { name: /Passo 2/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(screen.getByRole('group', { name: 'Non è andata' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Un titolo' })).toHaveAccessibleDescription(
    /Compila «Un titolo»/,
  );
});

it('keeps what was typed, and its step, over a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = renderIn('it', <OfferHomeView {...form} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Che cosa offri' }), 'hostel');
  await user.type(screen.getByRole('textbox', { name: 'Un titolo' }), 'Stanza');
  await user.click(screen.getByRole('checkbox', { name: 'Wi-Fi' }));
  unmount();
  renderIn('it', <OfferHomeView {...form} />);
  expect(screen.getByRole('combobox', { name: 'Che cosa offri' })).toHaveValue('hostel');
  expect(screen.getByRole('textbox', { name: 'Un titolo' })).toHaveValue('Stanza');
  expect(screen.getByRole('checkbox', { name: 'Wi-Fi' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Acqua' })).not.toBeChecked();
});

it('shows all steps after a refusal, with the errors at their fields, and forgets the text when it is sent', () => {
  const { unmount } = renderIn('en', <OfferHomeView {...form} refused={refusedOffer} />);
  expect(screen.getAllByRole('group', { name: /^Step \d of 5/ })).toHaveLength(5);
  const price = screen.getByRole('textbox', { name: 'Price per month, in euro' });
  expect(price).toHaveValue('molto');
  expect(price).toBeInvalid();
  unmount();
  sessionStorage.setItem(storageKeys.offer, '{}');
  act(() => void renderIn('en', <OfferHomeView {...form} sent />));
  expect(sessionStorage.getItem(storageKeys.offer)).toBeNull();
});

it('shows a sender where the offer stands, with the forms to answer, correct and withdraw', () => {
  const proof = {
    code: 'abcdefghijklmnopqrstuvwxyz-_0123',
    id: '00000000-0000-4000-8000-000000000000',
  };
  renderIn('it', <MyOfferView choices={offerChoices} link="open" offer={myOffer} {...proof} />);
  expect(screen.getByText(/ti ha fatto una domanda/)).toBeVisible();
  expect(screen.getByText(/A che piano è\?/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Manda all’ufficio' }).closest('form')).toHaveAttribute(
    'action',
    `/la-tua-offerta?code=${proof.code}&id=${proof.id}`,
  );
  expect(document.querySelector('[name=ownerEmail]')).toBeNull();
  expect(offerFieldNames).toContain('ownerEmail');
});
