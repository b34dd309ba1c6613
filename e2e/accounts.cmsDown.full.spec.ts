import { main, press } from './main';
import { expect, test, town } from './town';

// The browser reports the error responses of a stopped cms.
test.use({ complaints: [] });

test('the login form shows an error and keeps the typed text while the cms is down', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/login');
  await main(page).getByLabel('E-mail').fill('ada@posta.example');
  await main(page)
    .getByLabel(/^Password/)
    .fill('un-cavallo-giallo');
  await town.stopCms();
  try {
    await press(page, 'Accedi');
    await expect(main(page)).toContainText('Il servizio non risponde');
    await expect(main(page).getByLabel('E-mail')).toHaveValue('ada@posta.example');
    await expect(main(page).getByLabel(/^Password/)).toHaveValue('un-cavallo-giallo');
  } finally {
    await town.startCms();
  }
  await press(page, 'Accedi');
  await expect(main(page)).toContainText('Il nome utente o la password non sono corretti');
});
