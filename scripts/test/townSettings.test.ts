import { languages } from '@studium/shared/town/settings';
import { readLanguages } from '../lib/townSettings.mjs';

test('the commands read the languages of the town from its generated settings', async () => {
  const names = Object.values(languages).map(({ code, name }) => ({ code, name }));
  expect(await readLanguages()).toMatchObject(names);
});
