import {
  type DocumentNode,
  GraphQLError,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql';

/** Limits on the text of a request. The cost of executing it is limited in `cost.ts`. */
export const limits = {
  depth: 12,
  rootFields: 20,
  fields: 3000,
  tokens: 4000,
  /** Nested brackets: fields and the fragments that contain them. */
  nesting: 60,
} as const;

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/**
 * Refuses a text whose brackets are nested too deeply. This runs before parsing, because the parser is
 * recursive and deep nesting overflows the stack.
 *
 * @throws GraphQLError, also for characters that are invalid in GraphQL
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

/** Measures selections as if fragments were inlined, but measures each fragment only once. */
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
    // A recursive fragment counts as empty here, because validation refuses it later.
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
 * Refuses operations that are too deep or too wide. This runs before validation, because validation time is
 * quadratic in the number of fields.
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
