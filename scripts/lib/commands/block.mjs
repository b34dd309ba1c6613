import { runCmsCodegen, runCodegen } from '../builds.mjs';
import { runStep } from '../children.mjs';
import { install } from '../install.mjs';
import { addBlock } from '../newBlock.mjs';
import { binOf, ROOT } from '../paths.mjs';
import { print } from '../steps.mjs';

/** Creates a block and generates the files that depend on it. @param {string[]} args its handle */
export async function command([handle = '']) {
  await install();
  const files = await addBlock(ROOT, handle);
  const format = [binOf('prettier'), '--write', ...files];
  await runStep('format', 'The new files could not be formatted', format);
  await runCodegen();
  await runCmsCodegen();
  const draw = [binOf('tsx'), 'cms/scripts/drawBlockPreviews.ts'];
  await runStep('picture for the editors', 'The picture could not be drawn', draw);
  print([...files, `cms/public/blocks/${handle}.svg`].map((file) => `  ${file}`).join('\n'));
  print('\nNow fill them in: see stories/docs/HowToAddABlock.mdx, which is also in the Storybook.');
}
