import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  concatAST,
  extendSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  validate,
  validateSchema,
  type DocumentNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from 'graphql';

const folder = join(process.cwd(), 'graphql');
const schemas = {
  contract: readSchema('schema.graphql'),
  'Craft CMS': readSchema('craft.schema.graphql'),
};
const extended = extendSchema(
  schemas.contract,
  parse(readFileSync(join(folder, 'extensions.graphql'), 'utf8')),
);
const operations = ['blocks', 'fragments', 'queries', 'mutations'].flatMap(documentsIn);
const extensions = documentsIn('extensions');
const documents = [...operations, ...extensions];
const all = concatAST(operations.map(({ document }) => document));

describe('the contract', () => {
  it('is a valid schema', () => {
    expect(validateSchema(schemas.contract)).toEqual([]);
  });

  it('has the same fields and types as Craft', () => {
    expect(differences()).toEqual([]);
  });
});

describe.each(Object.entries(schemas))('the operations of the site against %s', (_, schema) => {
  it('are valid', () => {
    expect(validate(schema, all).map(({ message }) => message)).toEqual([]);
  });

  it('and the samples are valid', () => {
    const samples = parse(readFileSync(join(folder, 'samples.graphql'), 'utf8'));
    expect(validate(schema, samples).map(({ message }) => message)).toEqual([]);
  });
});

describe('the operations that only the embedded cms supports', () => {
  it('are valid with the extensions', () => {
    const everything = concatAST(documents.map(({ document }) => document));
    expect(validate(extended, everything)).toEqual([]);
  });

  it.each(extensions)('$name is not valid without the extensions', ({ document }) => {
    expect(String(validate(schemas.contract, document))).toContain('Cannot query field');
  });
});

describe('the documents', () => {
  it.each(documents)('$name holds one definition of the same name', ({ name, document }) => {
    const [definition, ...others] = document.definitions;
    expect(others).toEqual([]);
    const expected = name.split('/')[1]?.replace('.graphql', '');
    expect(definition && nameOf(definition)).toBe(expected);
  });

  it('need list variables for sections, groups and sites', () => {
    const wrong = validate(
      schemas.contract,
      parse('query Q($site: String) { entries(site: $site) { id } }'),
    );
    expect(wrong).toHaveLength(1);
  });
});

function documentsIn(subject: string) {
  return readdirSync(join(folder, subject)).map((file) => ({
    name: `${subject}/${file}`,
    document: parse(readFileSync(join(folder, subject, file), 'utf8')),
  }));
}

/** A schema with the directives of the site, which codegen removes from the operations. */
function readSchema(file: string) {
  const texts = [file, 'site.graphql'].map((name) => readFileSync(join(folder, name), 'utf8'));
  return buildSchema(texts.join('\n'));
}

function nameOf(definition: DocumentNode['definitions'][number]) {
  return definition.kind === Kind.FRAGMENT_DEFINITION ||
    definition.kind === Kind.OPERATION_DEFINITION
    ? definition.name?.value
    : undefined;
}

function hasFields(type: unknown): type is GraphQLObjectType | GraphQLInterfaceType {
  return isObjectType(type) || isInterfaceType(type);
}

function differences(): string[] {
  const craft = schemas['Craft CMS'];
  return Object.values(schemas.contract.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || !hasFields(type)) return [];
    const other = craft.getType(type.name);
    if (!hasFields(other)) return [`${type.name} is unknown`];
    const fields = other.getFields();
    return Object.values(type.getFields()).flatMap((field) => {
      const same = fields[field.name];
      if (!same) return [`${type.name}.${field.name} is unknown`];
      return String(same.type) === String(field.type)
        ? []
        : [`${type.name}.${field.name} is ${String(same.type)}, not ${String(field.type)}`];
    });
  });
}
