import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servicePage } from '@/features/services/servicePage';
import { getPageProps } from './getPageProps';

/** Stands for a cms in which one service has the slug of today. */
const entries: Record<string, unknown> = {
  'mensa-vecchia': { __typename: 'services_services_Entry', slug: 'mensa-nuova' },
};
let cms: Server;

beforeAll(async () => {
  cms = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { variables } = JSON.parse(body) as { variables: { slug?: string[] } };
      const entry = entries[variables.slug?.[0] ?? ''] ?? null;
      response.end(JSON.stringify({ data: { entry, globalSets: [], topMenu: [], mainMenu: [] } }));
    });
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  process.env.CMS_HOST = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(async () => {
  delete process.env.CMS_HOST;
  await new Promise((resolve) => cms.close(resolve));
});

const getStaticProps = getPageProps('service', servicePage, ['services']);

it.each([
  ['it', '/servizi/mensa-nuova'],
  ['en', '/en/services/mensa-nuova'],
])(
  'redirects a former address for good, in %s, until the page is made anew',
  async (locale, to) => {
    expect(await getStaticProps({ locale, params: { slug: 'mensa-vecchia' } })).toEqual({
      redirect: { destination: to, permanent: true },
      revalidate: expect.any(Number),
    });
  },
);

it('answers an unknown address with a 404 that is looked at again', async () => {
  expect(await getStaticProps({ locale: 'it', params: { slug: 'mai-vista' } })).toEqual({
    notFound: true,
    revalidate: expect.any(Number),
  });
});
