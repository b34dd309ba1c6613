import { storedDay } from '../src/lib/townTime';
import type { TestCms } from './cms';

/** Tests feedback on pages. */
export function testFeedback(cms: TestCms): void {
  const mutation = `mutation (
    $site: String!, $uri: String!, $clear: Boolean!, $reason: String, $kind: FeedbackKind
  ) { sendFeedback(site: $site, uri: $uri, clear: $clear, reason: $reason, kind: $kind) }`;
  const send = (opinion: object, headers: Record<string, string> = {}) =>
    cms.query(mutation, { site: 'it', uri: '__home__', clear: true, ...opinion }, headers);
  const storedOpinions = async () => (await cms.control.edit('opinions')) as object[];

  test('an opinion and a report are stored with their kind and day, and without data about the sender', async () => {
    const long = '💬'.repeat(500);
    expect((await send({})).data).toEqual({ sendFeedback: true });
    const uri = 'accommodations/two-en';
    expect(
      (await send({ site: 'en', uri, clear: false, reason: long, kind: 'report' })).data,
    ).toBeTruthy();
    const opinions = await storedOpinions();
    const day = storedDay(new Date());
    expect(opinions.map((opinion) => Object.keys(opinion).sort())).toEqual(
      Array(2).fill(['clear', 'day', 'id', 'kind', 'reason', 'site', 'uri']),
    );
    expect(opinions).toMatchObject([
      { day, kind: 'opinion', clear: 'yes', uri: '__home__', site: 'it', reason: null },
      { day, kind: 'report', clear: 'no', uri, site: 'en', reason: long },
    ]);
  });

  test('an opinion that is too long or on a page that does not exist is refused', async () => {
    for (const opinion of [
      { uri: 'nowhere' },
      { uri: 'accommodations/two-en' },
      { site: 'de' },
      { uri: '' },
      { uri: '../admin' },
    ])
      expect((await send(opinion)).errors).toEqual(['There is no such page']);
    expect((await send({ reason: 'x'.repeat(501) })).errors).toEqual([
      'A reason has at most 500 characters',
    ]);
    expect(await storedOpinions()).toHaveLength(2);
  });

  test('a sender of many opinions is limited, and other senders are not', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const many = await Promise.all(
      Array.from({ length: 65 }, () => send({ uri: 'nowhere' }, from('203.0.113.50'))),
    );
    const limited = many.filter(({ errors }) => errors?.[0]?.startsWith('Too many'));
    expect(limited).toHaveLength(5);
    expect((await send({}, from('203.0.113.51'))).data).toEqual({ sendFeedback: true });
  });
}
