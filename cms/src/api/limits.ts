import {
  type DocumentNode,
  GraphQLError,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql';

/** Bounds of the text of a request. What the work behind it may cost is in `cost.ts`. */
export const limits = {
  depth: 12,
  rootFields: 20,
  fields: 3000,
  tokens: 4000,
  /** Brackets within brackets: fields and the fragments around them. */
  nesting: 60,
} as const;

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/**
 * Refuses a text whose brackets are nested too deeply. This runs before parsing, because the parser
 * calls itself for each level, until the stack is full.
 *
 * @throws GraphQLError also for characters that GraphQL does not know
 */
export function checkNesting(text: string): void {
  const lexer = new Lexer(new Source(text));
  for (let tokens = 0, level = 0; tokens < limits.tokens; tokens += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (opening.includes(kind)) level += 1;
    else if (closing.includes(kind)) level -= 1;
    if (level > limits.nesting)
      throw new GraphQLError(`A query may have ${limits.nesting} nested brackets at most.`, {
        extensions: { code: 'TOO_LARGE' },
      });
  }
}

interface Size {
  depth: number;
  rootFields: number;
  fields: number;
}

/** Measures selections as if their fragments were written out; each fragment is measured once. */
function measurer({ definitions }: DocumentNode): (selections?: SelectionSetNode) => Size {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet]]
        : [],
    ),
  );
  const measured = new Map<string, Size>();

  function fragmentSize(name: string): Size {
    const known = measured.get(name);
    if (known) return known;
    // A fragment inside itself counts as empty here; validation refuses it.
    measured.set(name, { depth: 0, rootFields: 0, fields: 0 });
    const size = measure(fragments.get(name));
    measured.set(name, size);
    return size;
  }

  function measure(selections?: SelectionSetNode): Size {
    const size = { depth: 0, rootFields: 0, fields: 0 };
    for (const selection of selections?.selections ?? []) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      const inner = isSpread ? fragmentSize(selection.name.value) : measure(selection.selectionSet);
      const isField = selection.kind === Kind.FIELD;
      size.depth = Math.max(size.depth, inner.depth + (isField ? 1 : 0));
      size.rootFields += isField ? 1 : inner.rootFields;
      size.fields += inner.fields + (isField ? 1 : 0);
    }
    return size;
  }

  return measure;
}

/**
 * Refuses operations that are too deep or too wide. This runs before validation, because the time of
 * validation grows with the square of the number of fields.
 *
 * @throws GraphQLError
 */
export function checkSize(document: DocumentNode): void {
  const measure = measurer(document);
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const refuse = (message: string): never => {
      throw new GraphQLError(message, { nodes: operation, extensions: { code: 'TOO_LARGE' } });
    };
    const { depth, rootFields, fields } = measure(operation.selectionSet);
    if (rootFields > limits.rootFields)
      refuse(`A query may have ${limits.rootFields} root fields at most.`);
    if (depth > limits.depth) refuse(`A query may be ${limits.depth} levels deep at most.`);
    if (fields > limits.fields) refuse(`A query may have ${limits.fields} fields at most.`);
  }
}
