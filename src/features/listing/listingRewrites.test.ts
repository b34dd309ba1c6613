import { parametersOf } from './listingQuery';
import { listingSections } from './model';
import { documentHeader, queryListings, listingRewrites } from '@/routing/listingRewrites';

it.each(listingSections)(
  'rewrites every query parameter of the listing of %s to the server-rendered page',
  (section) => {
    const list = queryListings.find(({ route }) => route === section);
    const names = parametersOf(section).map(([, name]) => name);
    expect([...(list?.parameters ?? [])].sort()).toEqual([...names].sort());
  },
);

it('leaves client navigation to the static page', () => {
  for (const { has } of listingRewrites)
    expect(has).toContainEqual({ type: 'header', key: documentHeader });
});
