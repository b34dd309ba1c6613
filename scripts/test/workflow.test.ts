import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<
    string,
    {
      container: { image: string };
      steps: { run?: string; uses?: string; if?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

describe('.github/workflows/ci.yml', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow;
  const [job, ...others] = Object.values(jobs);

  it('runs .ci/run for each change, with all tests at night, and no other command', () => {
    expect(others).toEqual([]);
    const commands = job?.steps.flatMap(({ run, if: when }) => (run ? [[when, run]] : []));
    expect(commands).toEqual([
      ["github.event_name != 'schedule'", '.ci/run'],
      ["github.event_name == 'schedule'", '.ci/run test:full'],
    ]);
  });

  it('uses Debian with the Node version of .nvmrc', () => {
    expect(job?.container.image).toBe(`node:${read('.nvmrc').trim()}-bookworm`);
  });

  it('uploads test-results, also after a failure', () => {
    const upload = job?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload).toMatchObject({ if: 'always()', with: { path: 'test-results' } });
  });
});
