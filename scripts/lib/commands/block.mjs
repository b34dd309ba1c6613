import { runCmsCodegen, runCodegen } from '../builds.mjs';
import { run } from '../children.mjs';
import { addBlock } from '../newBlock.mjs';
import { binOf, ROOT } from '../paths.mjs';
import { createSteps } from '../steps.mjs';

/** Creates a block and generates the files that depend on it. */
export async function command() {
  const [handle = ''] = process.argv.slice(2);
  const steps = createSteps();
  const files = await addBlock(ROOT, handle);
  const inRoot = { cwd: ROOT };
  await steps.run('format', () =>
    run('The new files could not be formatted', [binOf('prettier'), '--write', ...files], inRoot),
  );
  await runCodegen(steps);
  await runCmsCodegen(steps);
  const drawing = [binOf('tsx'), 'cms/scripts/drawBlockPreviews.ts'];
  await steps.run('picture for the editors', () =>
    run('The picture could not be drawn', drawing, inRoot),
  );
  const written = [...files, `cms/public/blocks/${handle}.svg`];
  steps.print(written.map((file) => `  ${file}`).join('\n'));
  steps.print(
    '\nNow fill them in: see stories/docs/HowToAddABlock.mdx, which is also in the Storybook.',
  );
  return 0;
}
