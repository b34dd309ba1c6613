import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';

/** Opens the lightbox of a home. */
async function openLightbox(tab: Tab): Promise<void> {
  await tab.open('/alloggi/mansarda-san-vero');
  await tab.focus('main a[href*="/media/"], main button:has(img)');
  await tab.press('Enter');
  await expectPicture(tab, 1);
}

/** Waits until a picture is the current one and the row has not moved for 20 frames. */
const expectPicture = (tab: Tab, number: number) =>
  tab.waitFor(async (wanted) => {
    const rail = document.querySelector('dialog[open] [role=region]');
    const first = rail?.scrollLeft;
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (rail?.scrollLeft !== first) return false;
    }
    const counter = document.querySelector('dialog[open] [aria-live] [aria-hidden]');
    return counter?.textContent.startsWith(`${wanted} / `);
  }, number);

test('the lightbox changes pictures by buttons and keys, and returns the focus after Escape', async ({
  tab,
}) => {
  await openLightbox(tab);
  await tab.click('dialog button', 'Avanti');
  await expectPicture(tab, 2);
  await tab.focus('dialog [role=region]');
  await tab.press('ArrowRight');
  await expectPicture(tab, 3);
  await tab.press('ArrowLeft');
  await expectPicture(tab, 2);
  await tab.press('End');
  await expectPicture(tab, 4);
  await tab.press('Home');
  await expectPicture(tab, 1);
  await tab.press('Escape');
  await tab.waitFor(() => !document.querySelector('dialog'));
  await tab.waitFor(() => document.activeElement?.closest('main') !== null);
});

test('after an interrupted scroll the next press moves by one picture', async ({ tab }) => {
  await openLightbox(tab);
  await tab.evaluate(async () => {
    const rail = document.querySelector('dialog [role=region]');
    const buttons = document.querySelectorAll<HTMLElement>('dialog button[aria-disabled]');
    for (let press = 0; press < 3; press += 1) {
      buttons[1]?.click();
      await new Promise(requestAnimationFrame);
    }
    // Like a finger that stops the row and moves it back.
    rail?.scrollTo({ left: rail.clientWidth, behavior: 'instant' });
  });
  await expectPicture(tab, 2);
  await tab.evaluate(() => {
    document.querySelectorAll<HTMLElement>('dialog button[aria-disabled]')[1]?.click();
  });
  await expectPicture(tab, 3);
});

test('a video plays', async ({ tab }) => {
  await tab.open('/la-citta-in-figure');
  await tab.evaluate(async () => {
    const film = document.querySelector<HTMLVideoElement>('main video[controls]');
    film?.scrollIntoView({ block: 'center' });
    if (film) film.muted = true;
    await film?.play();
  });
  const width = await tab.waitFor(() => {
    const film = document.querySelector<HTMLVideoElement>('main video[controls]');
    return film && film.currentTime > 0.2 && film.videoWidth;
  });
  expect(width).toBeGreaterThan(300);
});
