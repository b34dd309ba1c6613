import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';

const root = path.resolve(__dirname, '../../graphql');

const textsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder)).map((file) =>
    readFileSync(path.join(root, folder, file), 'utf8'),
  );

const fragments = new Map<string, FragmentDefinitionNode>(
  [...textsIn('fragments'), ...textsIn('blocks')].flatMap((text) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  ),
);

/** Adds the fragments of the site that a document uses. */
function withFragments(text: string): string {
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: Parameters<typeof visit>[0]): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(parse(text));
  return [text, ...[...used].map(print)].join('\n');
}

/** A query of the site with its fragments, such as `Layout`. */
export const siteQuery = (name: string): string =>
  withFragments(readFileSync(path.join(root, 'queries', `${name}.graphql`), 'utf8'));
