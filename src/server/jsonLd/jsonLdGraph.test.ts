import { alternatesOf } from '@/routing/alternates';
import { translatorOf } from '../texts';
import { jsonLdGraph } from './jsonLdGraph';

it('contains any text without ending its script element', async () => {
  const title = 'A </script><script>alert(1)</script> <!-- title';
  const text = jsonLdGraph({
    route: 'services',
    alternates: alternatesOf('services'),
    seo: { data: null, defaults: { title, description: '' } },
    jsonLd: (url) => ({ '@type': 'Service', url, name: title }),
    mapperContext: {
      locale: 'it',
      siteUrl: 'https://studium.example',
      cmsHost: 'https://cms.example',
      preview: false,
    },
    t: await translatorOf('it'),
    siteName: title,
  });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: title }, {}, {}, { name: title }] });
});
