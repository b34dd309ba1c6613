import { collectFaults, logInByForm } from './admin';
import { englishTextsOn } from './englishTexts';
import type { Editor } from './guide/Editor';
import {
  changeAddress,
  changeBlocks,
  expire,
  publishNews,
  translate,
  unpublishAndDelete,
  writeNews,
  type Written,
} from './guide/newsTasks';
import { addColleague, changeMenu, redirect, replacePicture, writeEvent } from './guide/otherTasks';
import { softwareRendering } from './softwareRendering';
import { test } from './staff';
import { expect } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ ...softwareRendering, complaints: [], actionTimeout: 20_000 });

for (const language of ['it', 'en'] as const)
  for (const width of [1280, 390])
    test.describe(`in the language ${language}, ${width} px wide`, () => {
      test.use({ locale: language, viewport: { width, height: 844 } });

      test('an editor does what the guide says, to the end', async ({ page, staff, request }) => {
        test.setTimeout(420_000);
        const stamp = Date.now().toString(36);
        const editor: Editor = { page, language, staff, request, stamp };
        await logInByForm(page);
        const faults = collectFaults(page);
        let written: Written = { news: 0, picture: 0 };
        const tasks: [string, () => Promise<unknown>][] = [
          ['write', async () => (written = await writeNews(editor))],
          ['change blocks', () => changeBlocks(editor)],
          ['translate', () => translate(editor, written.news)],
          ['publish', () => publishNews(editor)],
          ['change the address', () => changeAddress(editor, written.news)],
          ['expire', () => expire(editor)],
          ['unpublish and delete', () => unpublishAndDelete(editor)],
          ['write an event', () => writeEvent(editor)],
          ['replace a picture', () => replacePicture(editor, written.picture)],
          ['change a menu', () => changeMenu(editor)],
          ['redirect', () => redirect(editor)],
          ['add a colleague', () => addColleague(editor)],
        ];
        for (const [name, task] of tasks)
          await test.step(name, async () => {
            await task();
            if (language === 'it') expect(await englishTextsOn(page)).toEqual([]);
            expect(faults).toEqual([]);
          });
      });
    });
