import { tableOf } from './globalTable';

test.each([
  ['mainMenu', 'main_menu'],
  ['payload-jobs-stats', 'payload_jobs_stats'],
])('the global %s is stored in %s', (slug, table) => {
  expect(tableOf(slug)).toBe(table);
});
