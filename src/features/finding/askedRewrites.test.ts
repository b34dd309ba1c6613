import { parametersOf } from './codec';
import { findingSections } from './model';
import { askedLists, askedRewrites } from '@/routing/askedRewrites';

it.each(findingSections)('leads every parameter of the list of %s to the server', (section) => {
  const list = askedLists.find(({ route }) => route === section);
  const names = parametersOf(section).map(([, name]) => name);
  expect([...(list?.parameters ?? [])].sort()).toEqual([...names].sort());
});

it('leaves the data of client navigation to the page that is kept', () => {
  for (const { missing } of askedRewrites)
    expect(missing).toEqual([{ type: 'header', key: 'x-nextjs-data' }]);
});
