// For addField.test.ts: creates an accommodation with a pet fee and one without, and prints the answer of the
// contract to a list of those with a fee as JSON on the last line.
import { getPayload } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { stopPublishing } = await import('../src/publish/publish');
const { getApi } = await import('../src/getApi');

stopPublishing();
const payload = await getPayload({ config });

for (const [title, own] of [
  ['With', { petFee: 25 }],
  ['Without', {}],
] as const)
  await payload.create({
    collection: 'accommodations',
    locale: 'it',
    data: {
      title,
      accommodationType: 'singleRoom',
      bedrooms: 1,
      bedsNumber: 1,
      bathroomsNumber: 1,
      priceMin: 300,
      pricingMode: 'perRoom',
      _status: 'published',
      ...own,
    },
  });

const query = `{
  entries(section: ["accommodations"], site: ["it"], petFee: [">= 20"]) {
    title
    ... on accommodations_accommodations_Entry { petFee }
  }
}`;
const request = new Request('http://localhost/api', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
const { fetch: answer } = await getApi();
const response = await answer(request, {
  caller: {
    viewer: null,
    address: '',
    userAgent: null,
    language: null,
    deviceToken: null,
    headers: new Headers(),
  },
  signal: AbortSignal.timeout(10_000),
});
console.log(await response.text());
process.exit(0);
