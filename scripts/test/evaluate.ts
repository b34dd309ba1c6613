import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIB = join(__dirname, '../lib');

/**
 * Evaluates an expression over a module of the scripts in plain Node, because the scripts run there before
 * any transpiler is installed.
 *
 * @param module a path relative to scripts/lib
 * @param expression an expression in which `it` is the module; its value must be representable in JSON
 * @throws an error with Node's output
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
