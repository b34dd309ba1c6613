import { AppError } from '@/errors/AppError';
import type { PublicCmsResponse } from '@/server/cms/requestCmsForVisitor';
import type { FormContext } from '@/server/getFormProps';
import { completeTexts } from '../fixtures';
import { trapName } from '../offerForm';
import { offerHomePage } from './offerHomePage';

type Answers = Record<string, Pick<PublicCmsResponse, 'data' | 'errors'>>;

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const accepted: Answers = {
  FormStamp: { data: { formStamp: 'stamp' }, errors: [] },
  OfferHome: { data: { offerHome: true }, errors: [] },
};

/** Loads the page; an operation without an answer is one that the cms does not give. */
async function load(answers: Answers, form?: Record<string, string>, headers: object = sameOrigin) {
  const sent: { name: string; variables: object }[] = [];
  const sendAnonymously = (document: string, variables: object) => {
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(document) ?? [];
    sent.push({ name, variables });
    const answer = answers[name];
    return answer
      ? Promise.resolve(answer)
      : Promise.reject(new AppError('cms/unreachable', 'away'));
  };
  const page = await offerHomePage({
    locale: 'it',
    sent: form ? { fields: new URLSearchParams(form), headers } : null,
    session: { sendAnonymously },
    // Only the fields that this page uses.
  } as unknown as FormContext);
  return { ...page, sent: sent.map(({ name }) => name), variables: sent[0]?.variables };
}

it('shows the form with a stamp and the choices of the admin', async () => {
  const { view, sent } = await load(accepted);
  expect(view).toMatchObject({ stamp: 'stamp', sent: false });
  expect(view.choices.pricingModes).toContainEqual({ value: 'perRoom', text: 'A camera' });
  expect(sent).toEqual(['FormStamp']);
});

it('sends a complete form with its stamp', async () => {
  const { view, variables } = await load(accepted, { ...completeTexts, stamp: 'old' });
  expect(view).toMatchObject({ sent: true });
  expect(variables).toEqual({ site: 'it', stamp: 'old', form: JSON.stringify(completeTexts) });
});

it('sends nothing with a problem, from another site, or of a program that fills in every field', async () => {
  const wrong = await load(accepted, { ...completeTexts, priceMin: 'molto' });
  expect([wrong.status, wrong.sent, wrong.view.refused?.problems]).toEqual([
    422,
    ['FormStamp'],
    { priceMin: 'number' },
  ]);
  const foreign = await load(accepted, completeTexts, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.sent]).toEqual([422, ['FormStamp']]);
  const program = await load(accepted, { ...completeTexts, [trapName]: 'https://evil.example' });
  expect([program.view.sent, program.sent]).toEqual([true, []]);
});

it.each([
  ['FORM_UNTIMELY', /mandalo di nuovo/],
  ['RATE_LIMITED', /fra un’ora/],
])('keeps what was typed when the cms refuses it: %s', async (code, words) => {
  const errors = [{ message: 'no', extensions: { code } }];
  const { view, status } = await load(
    { ...accepted, OfferHome: { data: null, errors } },
    completeTexts,
  );
  expect(status).toBe(422);
  expect(view.refused?.texts).toEqual(completeTexts);
  expect(view.refused?.general).toMatch(words);
});

it('keeps what was typed while the cms is away', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { view } = await load({}, completeTexts);
  silent.mockRestore();
  expect(view).toMatchObject({ stamp: '', refused: { texts: completeTexts } });
});
