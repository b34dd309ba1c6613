import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, type FragmentDefinitionNode } from 'graphql';
import { mappers } from './mappers';
import { components } from '../registry';
import { blockTypesOfContract } from '../testing/blockTypes';

const root = process.cwd();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('reads the block types of the contract', () => {
  expect(blockTypesOfContract.length).toBeGreaterThanOrEqual(23);
});

describe.each(blockTypesOfContract)('the block $handle', ({ handle, name, fields, ownFields }) => {
  it('has a component and a mapper', () => {
    expect(Object.keys(components)).toContain(handle);
    expect(Object.keys(mappers)).toContain(handle);
  });

  it.each([
    `src/blocks/${name}/${name}.tsx`,
    `src/blocks/${name}/${name}.mapper.ts`,
    `graphql/blocks/${name}Block.graphql`,
    `stories/fixtures/blocks/${name}.ts`,
    `stories/blocks/${name}.stories.tsx`,
    `stories/blocks/${name}.mdx`,
    `cms/src/blocks/${name}.ts`,
  ])('has %s', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });

  it('has a test', () => {
    const tests = readdirSync(join(root, 'src/blocks', name)).filter((file) =>
      /\.test\.tsx?$/.test(file),
    );
    expect(tests).not.toEqual([]);
  });

  it('has a fragment with all its fields, which is part of the Block fragment', () => {
    const [fragment] = parse(read(`graphql/blocks/${name}Block.graphql`)).definitions;
    const requested = fieldsOf(fragment as FragmentDefinitionNode);
    expect(
      fields.filter((field) => !requested.includes(field) && !identityFields.has(field)),
    ).toEqual([]);
    expect(read('graphql/blocks/Block.graphql')).toContain(`...${name}Block\n`);
  });

  it('has a documentation page that explains each of its fields', () => {
    const page = read(`stories/blocks/${name}.mdx`);
    expect(ownFields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });
});

/** These fields are in the fragment of all blocks. */
const identityFields = new Set(['id', 'level', 'typeHandle']);

function fieldsOf({ selectionSet }: FragmentDefinitionNode): string[] {
  return selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
}
