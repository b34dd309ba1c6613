import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { getServerSideProps as alerts } from '../../pages/avvisi';
import { getServerSideProps as confirm } from '../../pages/avvisi/conferma';
import { getServerSideProps as end } from '../../pages/avvisi/disdici';
import { getServerSideProps as offer } from '../../pages/la-tua-offerta';
import { getServerSideProps as owners } from '../../pages/proprietari';
import { expireContent } from './contentCache';
import { openCms } from './testing';

let close: () => Promise<void>;
beforeAll(async () => {
  process.env.NEXT_PUBLIC_GTM_ID = 'GTM-TEST';
  close = await openCms(() => ({ globalSets: [], navigationNodes: [], savedSearch: null }));
});
beforeEach(expireContent);
afterAll(async () => {
  delete process.env.NEXT_PUBLIC_GTM_ID;
  await close();
});

async function load(getServerSideProps: GetServerSideProps) {
  const headers = new Map<string, string>();
  const res = { setHeader: (name: string, value: string) => headers.set(name, value) };
  const context = { query: {}, locale: 'it', req: { headers: {}, socket: {} }, res };
  const answer = await getServerSideProps(context as unknown as GetServerSidePropsContext);
  if (!('props' in answer)) throw new Error('no page');
  const { page } = (await answer.props) as { page: { gtmId?: string } };
  return { gtmId: page.gtmId, headers };
}

it.each([
  ['confirms an alert', confirm],
  ['ends an alert', end],
  ['asks an owner', owners],
  ['is about an offer', offer],
])('no tag manager reads the code of the mail that %s', async (_, getServerSideProps) => {
  const { gtmId, headers } = await load(getServerSideProps);
  expect(gtmId).toBeUndefined();
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});

it('the page of alerts, whose address has no code, keeps the tag manager', async () => {
  expect((await load(alerts as GetServerSideProps)).gtmId).toBe('GTM-TEST');
});
