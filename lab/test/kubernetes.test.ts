import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

/** The number of documents in a file of Kubernetes, and their problems. */
const check = (file: string): unknown => {
  const program = join(__dirname, 'kubernetesProblems.mjs');
  return JSON.parse(execFileSync('node', [program, file], { encoding: 'utf8' }));
};

test.each([
  ['studium.yaml', 11],
  ['secrets.example.yaml', 2],
])('the file %s of Kubernetes fits its schemas', (name, documents) => {
  expect(check(join(ROOT, 'deploy/kubernetes', name))).toEqual({ documents, problems: [] });
});

test('a wrong value of Kubernetes is found', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'studium-kubernetes-')), 'service.yaml');
  const service =
    'apiVersion: v1\nkind: Service\nmetadata: { name: a }\nspec: { ports: [{ port: no }] }';
  writeFileSync(file, service);
  expect(JSON.stringify(check(file))).toContain('port must be integer');
});
