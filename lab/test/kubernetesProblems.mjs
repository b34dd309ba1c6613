// node kubernetesProblems.mjs <file>: prints the problems of a file of Kubernetes as JSON. It is a program of its own,
// because Jest cannot load the package with the schemas.
import { readFileSync } from 'node:fs';
import * as kubernetes from 'kubernetes-models';
import { parseAllDocuments } from 'yaml';

/** The models, by group and version as in `apiVersion`. @type {Record<string, object>} */
const models = {
  v1: kubernetes.v1,
  'apps/v1': kubernetes.apps.v1,
  'policy/v1': kubernetes.policy.v1,
  'networking.k8s.io/v1': kubernetes.networkingK8sIo.v1,
};

const documents = parseAllDocuments(readFileSync(process.argv[2] ?? '', 'utf8'));
const problems = documents.flatMap((document) => {
  const data = document.toJS();
  const Model = Reflect.get(models[data.apiVersion] ?? {}, data.kind);
  if (!Model) return [`there is no ${data.apiVersion} ${data.kind}`];
  try {
    new Model(data).validate();
    return document.errors.map(String);
  } catch (error) {
    return [`${data.kind} ${data.metadata?.name}: ${error}`];
  }
});
console.log(JSON.stringify({ documents: documents.length, problems }));
