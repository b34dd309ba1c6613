import { linksToStatement, nearDeadlines } from './accessibilityDuties';

test.each([
  ['2027-02-28', []],
  ['2027-03-01', [{ kind: 'objectives', day: '2027-03-31' }]],
  ['2028-03-01', [{ kind: 'objectives', day: '2028-03-31' }]],
  ['2027-03-31', [{ kind: 'objectives', day: '2027-03-31' }]],
  ['2027-04-01', []],
  ['2027-08-23', []],
  ['2027-08-24', [{ kind: 'statement', day: '2027-09-23' }]],
  ['2027-09-23', [{ kind: 'statement', day: '2027-09-23' }]],
  ['2027-09-24', []],
  ['2027-12-31', []],
])('on %s the near deadlines are %j', (today, deadlines) => {
  expect(nearDeadlines(today)).toEqual(deadlines);
});

const statement = 'https://form.agid.gov.it/view/00000000-0000-4000-8000-000000000000';
const item = (link: object) => ({ nodes: [{ blockType: 'node', link, children: [] }] });
const text = (fields: object) => ({
  textContent: { root: { type: 'root', children: [{ type: 'link', fields, children: [] }] } },
});

test.each([
  ['an item of a menu', item({ kind: 'url', url: statement })],
  ['an item below another', { nodes: [{ children: [{ link: { kind: 'url', url: statement } }] }] }],
  ['a link in a text', text({ linkType: 'custom', url: statement })],
])('%s can link to the statement', (_, content) => {
  expect(linksToStatement([{}, content])).toBe(true);
});

test.each([
  ['no content', undefined],
  ['an empty footer', { footerContent: null }],
  ['another page of AgID', item({ kind: 'url', url: 'https://form.agid.gov.it/' })],
  ['the form without a statement', item({ kind: 'url', url: 'https://form.agid.gov.it/view/' })],
  ['another host', item({ kind: 'url', url: 'https://form.agid.gov.it.example.org/view/1' })],
  ['a page of the site', item({ kind: 'element', element: 1, url: statement })],
  ['the address without a link', { textContent: { root: { children: [{ text: statement }] } } }],
])('%s is no link to the statement', (_, content) => {
  expect(linksToStatement(content)).toBe(false);
});
