import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { Random } from '../seed/random';
import { costOf } from '../src/api/cost';

const schema = buildSchema(
  ['schema', 'extensions']
    .map((name) => readFileSync(`graphql/${name}.graphql`, 'utf8'))
    .join('\n'),
);

/** A field of a document and its selection. */
interface Selected {
  name: string;
  args: Record<string, string>;
  /** The concrete type of the selected fields, for an inline fragment. */
  of?: string;
  below: Selected[];
}

const sections = ['accommodations', 'services', 'events', 'universities', 'news', 'pages', 'poi'];

/** Generates valid documents with a high cost: random nesting, aliases, fragments and lists. */
export class ExpensiveDocuments {
  constructor(private readonly random: Random) {}

  /** Returns the cost of a document by the rules of the cms. */
  static costOf(text: string): number {
    const document = parse(text);
    const operation = document.definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    );
    if (!operation) throw new Error('The document has no operation.');
    return costOf(text, { schema, document, operation, variables: {} });
  }

  /** Creates a document with a few root fields. */
  create(): Selected[] {
    return this.several(3, () => this.root());
  }

  /** Creates a document with one random difference, which usually increases the cost. */
  mutate(roots: readonly Selected[]): Selected[] {
    const copy = structuredClone([...roots]);
    const all = copy.flatMap((root) => [root, ...belowOf(root)]);
    const one = this.random.pick(all);
    switch (this.random.int(0, 6)) {
      case 0:
        copy.push(this.root());
        break;
      case 1:
        copy.push(structuredClone(this.random.pick(copy)));
        break;
      case 2:
        one.below.push(...structuredClone(one.below));
        break;
      case 3:
        if (one.args.limit) one.args.limit = String(Math.ceil(Number(one.args.limit) * 1.5));
        break;
      case 4:
        if (copy.length > 1) copy.splice(this.random.int(0, copy.length - 1), 1);
        break;
      case 5:
        Object.assign(one.args, 'limit' in one.args ? this.entryArgs() : {});
        break;
      default:
        if (one.below.length > 0) one.below = [...one.below, ...this.moreOf(one)];
    }
    return copy;
  }

  /** Prints a document. Every second root field is in a fragment, and every field has an alias. */
  print(roots: readonly Selected[]): string {
    let number = 0;
    const print = ({ name, args, of, below }: Selected): string => {
      const argumentTexts = Object.entries(args).map(([key, value]) => `${key}: ${value}`);
      const inside = below.map(print).join(' ');
      const typed = of ? `... on ${of} { ${inside} }` : inside;
      return `a${number++}: ${name}${argumentTexts.length > 0 ? `(${argumentTexts.join(', ')})` : ''}${below.length > 0 ? ` { ${typed} }` : ''}`;
    };
    const printed = roots.map(print);
    const direct = printed.filter((_, index) => index % 2 === 0);
    const spread = printed.filter((_, index) => index % 2 === 1);
    return spread.length > 0
      ? `query { ${direct.join(' ')} ...F } fragment F on Query { ${spread.join(' ')} }`
      : `query { ${direct.join(' ')} }`;
  }

  private several<Value>(most: number, create: () => Value): Value[] {
    return Array.from({ length: this.random.int(1, most) }, create);
  }

  private root(): Selected {
    const name = this.random.pick([
      'entries',
      'entries',
      'entries',
      'entries',
      'entry',
      'entryCount',
      'categories',
      'tags',
      'globalSets',
      'navigationNodes',
    ]);
    const field = schema.getQueryType()?.getFields()[name];
    if (!field) throw new Error(`The contract has no ${name}.`);
    const args = name.startsWith('entr') ? this.entryArgs() : { site: this.site() };
    return { name, args, ...this.inside(field, 1) };
  }

  private site(): string {
    return this.random.pick(['["it"]', '["en"]', '["*"]']);
  }

  private entryArgs(): Record<string, string> {
    const { random } = this;
    const some = random.shuffle(sections).slice(0, random.pick([1, 1, 1, 2, 7]));
    return {
      limit: String(random.pick([10, 100, 300, 600, 1000])),
      site: this.site(),
      ...(random.chance(0.9) && { section: JSON.stringify(some) }),
      ...(random.chance(0.2) && { offset: String(random.pick([1, 37, 500, 990])) }),
      ...(random.chance(0.2) && {
        search: JSON.stringify(random.pick(['a', 'camera', 'la casa'])),
      }),
      ...(random.chance(0.2) && { orderBy: JSON.stringify(random.pick(['score', 'title', 'id'])) }),
      ...(random.chance(0.1) && { unique: 'true' }),
      ...(random.chance(0.1) && { relatedToCategories: '[{}, {}]' }),
      ...(random.chance(0.1) && { includedServices: '["and", "wifi", "gas"]' }),
    };
  }

  private inside(
    { type }: Pick<GraphQLField<unknown, unknown>, 'type'>,
    depth: number,
  ): Pick<Selected, 'of' | 'below'> {
    const named = getNamedType(type);
    if (isLeafType(named)) return { below: [] };
    const of = this.concrete(named);
    return {
      ...(isAbstractType(named) && { of: of.name }),
      below: this.several(6, () => this.field(of.name, depth + 1)),
    };
  }

  private concrete(type: GraphQLNamedType) {
    if (isObjectType(type)) return type;
    if (!isAbstractType(type)) throw new Error(`${type.name} has no fields.`);
    return this.random.pick(schema.getPossibleTypes(type));
  }

  private field(typeName: string, depth: number): Selected {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} has no fields.`);
    const fields = Object.values(type.getFields()).filter(
      (field) => depth < 9 || isLeafType(getNamedType(field.type)),
    );
    // Some types have only object fields.
    if (fields.length === 0) return { name: '__typename', args: {}, below: [] };
    const field = this.random.pick(fields);
    const args: Selected['args'] = field.name === 'contentManager' ? { level: '0' } : {};
    return { name: field.name, args, ...this.inside(field, depth) };
  }

  private moreOf({ below, of }: Selected): Selected[] {
    if (!of) return structuredClone(below).slice(0, 1);
    return this.several(6, () => this.field(of, 7));
  }
}

const belowOf = ({ below }: Selected): Selected[] => below.flatMap((one) => [one, ...belowOf(one)]);

export type ExpensiveDocument = Selected[];
