import { parsePrice } from '@studium/shared/parsePrice';
import { screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { translatorOf } from '@/server/texts';
import { ownedHome, refusedAnswer } from './fixtures';
import { answerProblems, answerVariables, type AnswerValues } from './homeAnswer';
import { OwnersView, type OwnersViewProps } from './OwnersView';

const code = 'abcdefghijklmnopqrstuvwxyz-_0123';
const id = '00000000-0000-4000-8000-000000000000';
const empty: AnswerValues = { answer: '', day: '', price: '', message: '' };
const today = '2026-11-30';

it.each([
  ['450', 450],
  ['450,50', 450.5],
  ['12.5', 12.5],
  ['1.200', 1200],
  ['€ 1 200', 1200],
  ["1'200,00", 1200],
  ['0', null],
  ['-3', null],
  ['molto', null],
  ['1.20.3', null],
  ['100001', null],
])('reads the price %j as %j', (text, price) => expect(parsePrice(text)).toBe(price));

it.each<[Partial<AnswerValues>, (keyof AnswerValues)[]]>([
  [{}, ['answer']],
  [{ answer: 'other' }, ['answer']],
  [{ answer: 'free' }, []],
  [{ answer: 'free', day: '2020-01-01' }, []],
  [{ answer: 'freeFrom' }, ['day']],
  [{ answer: 'takenUntil', day: '2026-11-29' }, ['day']],
  [{ answer: 'takenUntil', day: today }, []],
  [{ price: '450' }, []],
  [{ answer: 'free', price: 'molto', message: 'x'.repeat(501) }, ['price', 'message']],
  [{ message: '🏠'.repeat(500) }, []],
])('the answer %j has problems at the fields %j', async (values, fields) => {
  const problems = answerProblems({ ...empty, ...values }, today, await translatorOf('it'));
  expect(Object.keys(problems)).toEqual(fields);
});

it('sends a day only with the answers that name one', () => {
  const values = { ...empty, day: today, price: '1.200', message: ' Ciao ' };
  expect(answerVariables({ ...values, answer: 'free' })).toEqual({
    answer: 'free',
    day: null,
    price: 1200,
    message: 'Ciao',
  });
  expect(answerVariables({ ...empty, answer: 'takenUntil', day: today })).toEqual({
    answer: 'takenUntil',
    day: today,
    price: null,
    message: null,
  });
});

const show = (more: Partial<OwnersViewProps>) =>
  renderIn('it', <OwnersView state="open" homes={[]} code="" id="" {...more} />);

it('shows each home with what visitors read, and a form that posts to the link', () => {
  show({ homes: [ownedHome, { ...ownedHome, id: '202', title: 'Camera' }], code, id });
  const home = within(screen.getByRole('region', { name: 'Mansarda a San Vero' }));
  expect(home.getByRole('link', { name: 'Mansarda a San Vero' })).toHaveAttribute(
    'href',
    '/alloggi/mansarda-san-vero',
  );
  expect(home.getByText('Controllato il 12 novembre 2026')).toBeVisible();
  expect(home.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'free',
    'freeFrom',
    'takenUntil',
    'takeDown',
  ]);
  const form = home.getByRole('button', { name: 'Invia la risposta' }).closest('form');
  expect(form).toHaveAttribute('action', `/proprietari?code=${code}&id=${id}`);
  expect(form).toHaveFormValues({ home: '102' });
});

it('keeps what was typed, with the errors at their fields', () => {
  show({ homes: [ownedHome], refused: refusedAnswer, code, id });
  expect(screen.getByRole('group', { name: 'Non è andata' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'È libero dal…' })).toBeChecked();
  expect(screen.getByLabelText('Data')).toHaveAccessibleDescription(/Scrivi la data/);
  const price = screen.getByRole('textbox', { name: 'Nuovo prezzo al mese, in euro' });
  expect(price).toHaveValue('molto');
  expect(price).toHaveAccessibleDescription(/in cifre/);
  expect(screen.getByRole('textbox', { name: /messaggio/ })).toHaveValue('Il campanello non va');
});

it('finds the homes again after a reload, until the link is over', () => {
  show({ homes: [ownedHome], code, id }).unmount();
  show({ state: 'missing' }).unmount();
  const { unmount } = show({ state: 'missing' });
  expect(screen.getByRole('link', { name: 'Vedi i tuoi alloggi' })).toHaveAttribute(
    'href',
    `/proprietari?code=${code}&id=${id}`,
  );
  unmount();
  show({ state: 'gone', code, id }).unmount();
  show({ state: 'missing' });
  expect(screen.getByText(/^Apri di nuovo il link/)).toBeVisible();
});

it.each<[Partial<OwnersViewProps>, RegExp]>([
  [{ state: 'gone' }, /non vale più/],
  [{ state: 'failed' }, /riprova fra poco/],
  [{ homes: [] }, /nessun tuo alloggio/],
  [{ answered: 'applied' }, /già aggiornato/],
  [{ answered: 'forOffice' }, /L’ufficio legge/],
])('says what has become of it: %j', (props, text) => {
  show(props);
  expect(screen.getByText(text)).toBeVisible();
});
