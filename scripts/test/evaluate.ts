import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIB = join(__dirname, '../lib');

/**
 * What an expression over a module of the scripts comes to, evaluated by plain Node: the scripts
 * run there, before anything that could transform them is installed.
 *
 * @param module below scripts/lib
 * @param expression in which `it` is the module; what it comes to must survive JSON
 * @throws with what Node printed
 */
export function evaluate(module: string, expression: string): unknown {
  const url = pathToFileURL(join(LIB, module)).href;
  const program = `
    import * as it from ${JSON.stringify(url)};
    process.stdout.write(JSON.stringify(await (${expression})) ?? 'null');`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(printed);
}
