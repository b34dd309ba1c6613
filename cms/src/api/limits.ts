import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Bounds of one operation. */
export const limits = { depth: 12, aliases: 300, rootFields: 20, tokens: 12_000 } as const;

interface Size {
  depth: number;
  aliases: number;
}

/** Measures selections with their fragments spread out; each fragment is measured once. */
function measurer(context: ValidationContext): (selections?: SelectionSetNode) => Size {
  const fragments = new Map<string, Size>();

  function fragmentSize(name: string): Size {
    const known = fragments.get(name);
    if (known) return known;
    // A fragment inside itself counts as empty here; another rule refuses it.
    fragments.set(name, { depth: 0, aliases: 0 });
    const size = measure(context.getFragment(name)?.selectionSet);
    fragments.set(name, size);
    return size;
  }

  function measure(selections?: SelectionSetNode): Size {
    const size = { depth: 0, aliases: 0 };
    for (const selection of selections?.selections ?? []) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      const inner = isSpread ? fragmentSize(selection.name.value) : measure(selection.selectionSet);
      const isField = selection.kind === Kind.FIELD;
      size.depth = Math.max(size.depth, inner.depth + (isField ? 1 : 0));
      size.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
    }
    return size;
  }

  return measure;
}

/** Validation rule that refuses operations that are too deep or too wide. */
export const limitRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const refuse = (message: string) =>
      context.reportError(new GraphQLError(message, { nodes: operation }));
    if (operation.selectionSet.selections.length > limits.rootFields)
      refuse(`A query may ask for ${limits.rootFields} things at most.`);
    const { depth, aliases } = measurer(context)(operation.selectionSet);
    if (depth > limits.depth) refuse(`A query may be ${limits.depth} levels deep at most.`);
    if (aliases > limits.aliases) refuse(`A query may have ${limits.aliases} aliases at most.`);
  },
});
