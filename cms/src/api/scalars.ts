import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

function plainValue(value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new GraphQLError('A filter takes a text, a number or a boolean.');
}

export const scalars = {
  DateTime: new GraphQLScalarType({ name: 'DateTime' }),
  Number: new GraphQLScalarType({ name: 'Number' }),
  QueryArgument: new GraphQLScalarType({
    name: 'QueryArgument',
    // A name without quotation marks is no text.
    parseLiteral: (node) =>
      plainValue(node.kind === Kind.ENUM ? undefined : valueFromASTUntyped(node)),
    parseValue: plainValue,
  }),
};
