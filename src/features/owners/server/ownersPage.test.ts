import { AppError } from '@/errors/AppError';
import type { FormContext } from '@/server/getFormProps';
import { ownersPage } from './ownersPage';

const proof = {
  code: 'abcdefghijklmnopqrstuvwxyz-_0123',
  id: '00000000-0000-4000-8000-000000000000',
};
const raw = {
  id: '102',
  title: 'Mansarda',
  slug: 'mansarda',
  siteHandle: 'it',
  priceMin: 380,
  priceMax: 450,
  availabilityStatus: 'freeSoon',
  availableFrom: '2027-03-01T11:00:00+00:00',
  verifiedOn: '2026-11-12T11:00:00+00:00',
};

type Answers = Record<'OwnerHomes' | 'AnswerAboutHome', unknown>;
type Variables = Record<string, unknown>;

/** Loads the page, with what the cms answers, and returns what was sent to it too. */
async function load(
  answers: Partial<Answers>,
  form?: Record<string, string>,
  query: Record<string, string> = proof,
) {
  const sent: { name: string; variables: Variables }[] = [];
  const sendAnonymously = async (document: string, variables: Variables) => {
    const name = document.includes('mutation') ? 'AnswerAboutHome' : 'OwnerHomes';
    sent.push({ name, variables });
    const answer = answers[name];
    if (answer === undefined) throw new AppError('cms/unreachable', 'away');
    return answer;
  };
  const mapperContext = { locale: 'it', siteUrl: 'https://studium.example', preview: false };
  const page = await ownersPage({
    locale: 'it',
    query,
    sent: form ? { fields: new URLSearchParams(form), headers: {} } : null,
    session: { sendAnonymously },
    mapperContext,
    // Only the fields that this page uses.
  } as unknown as FormContext);
  return { ...page, sent };
}

const homes = { data: { ownerHomes: [raw] }, errors: [] };

it('shows what visitors read of each home, and sends no change', async () => {
  const { view, status, sent, seo } = await load({ OwnerHomes: homes });
  expect(status).toBe(200);
  expect(view).toEqual({
    state: 'open',
    homes: [
      {
        id: '102',
        title: 'Mansarda',
        href: '/alloggi/mansarda',
        facts: [
          'Si libera presto',
          'Libero da: 1 marzo 2027',
          '€\u00a0380–450 al mese',
          'Controllato il 12 novembre 2026',
        ],
      },
    ],
    ...proof,
  });
  expect(sent).toEqual([{ name: 'OwnerHomes', variables: { ...proof, site: 'it' } }]);
  expect(seo.data?.advanced?.robots).toEqual(['noindex']);
});

it.each([
  [true, 'applied'],
  [false, 'forOffice'],
])('sends an answer before it reads the homes: %j', async (isApplied, answered) => {
  const answers = {
    OwnerHomes: homes,
    AnswerAboutHome: { data: { answerAboutHome: isApplied }, errors: [] },
  };
  const form = { home: '102', answer: 'free', price: '1.200', message: '', day: '' };
  const { view, sent } = await load(answers, form);
  expect(view.answered).toBe(answered);
  expect(sent.map(({ name }) => name)).toEqual(['AnswerAboutHome', 'OwnerHomes']);
  expect(sent[0]?.variables).toEqual({
    ...proof,
    home: '102',
    answer: 'free',
    day: null,
    price: 1200,
    message: null,
  });
});

it('sends no answer with an error, and keeps what was typed', async () => {
  const form = { home: '102', answer: 'freeFrom', day: '', price: 'molto', message: 'Ciao' };
  const { view, status, sent } = await load({ OwnerHomes: homes }, form);
  expect(status).toBe(422);
  expect(sent.map(({ name }) => name)).toEqual(['OwnerHomes']);
  expect(view.refused).toMatchObject({
    home: '102',
    values: { answer: 'freeFrom', price: 'molto', message: 'Ciao' },
    problems: { day: 'Scrivi la data', price: expect.stringContaining('in cifre') as string },
  });
});

it('keeps what was typed while the cms is away', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { view, status } = await load({}, { home: '102', answer: 'free', message: 'Ciao' });
  silent.mockRestore();
  expect(status).toBe(503);
  expect(view).toMatchObject({
    state: 'failed',
    homes: [{ id: '102', title: 'Il tuo alloggio' }],
    refused: { values: { message: 'Ciao' }, general: expect.stringMatching(/./) as string },
  });
});

it.each([
  ['does not hold', { OwnerHomes: { data: { ownerHomes: null }, errors: [] } }, proof, 'gone'],
  ['is cut off', {}, { ...proof, code: 'abc' }, 'gone'],
  ['is in the tab', {}, {}, 'missing'],
])('a link that %s', async (_, answers, query, state) => {
  const { view } = await load(answers, undefined, query);
  expect(view).toMatchObject({ state, homes: [] });
});
