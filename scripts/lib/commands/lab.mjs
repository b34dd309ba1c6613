import { runCodegen } from '../builds.mjs';
import { run, runStep } from '../children.mjs';
import { install, installLab } from '../install.mjs';
import { binOf } from '../paths.mjs';
import { Problem } from '../problem.mjs';

/** @type {Record<string, (args: string[]) => Promise<number | void>>} */
const programs = {
  /** Runs every benchmark, or those that are named, and writes docs/benchmarks. */
  async bench(names) {
    await installLab();
    // Some benchmarks import the generated operations of the site.
    await runCodegen();
    // tsx can only be imported after the installation.
    const { register } = await import('tsx/esm/api');
    register();
    const { benchAll } = await import('../../../lab/bench/all.ts');
    return benchAll(names);
  },

  async faults(args) {
    const { command } = await import('../../../lab/faults.mjs');
    return command(args);
  },

  /** Checks the code of the lab itself: its types, the linter, and its tests. */
  async check() {
    await installLab();
    await runCodegen();
    const failure = 'The code of the lab has a fault';
    const types = [binOf('typescript', 'tsc'), '--noEmit', '--incremental', 'false', '-p', 'lab'];
    await runStep('types of the lab', failure, types);
    const lint = [binOf('oxlint'), '--config', 'lab/oxlint.config.js', 'lab'];
    await runStep('lint of the lab', failure, lint);
    const jest = [binOf('jest'), '--config', 'lab/jest.config.mjs'];
    await run('A test of the lab failed', jest, { inherit: true });
  },
};

/** Runs a program of the lab, whose packages are installed when it is first used. @param {string[]} args its name first */
export async function command([name = '', ...args]) {
  const program = programs[name];
  if (!program)
    throw new Problem(`Name a program of the lab: ${Object.keys(programs).join(', ')}.`);
  await install();
  return program(args);
}
