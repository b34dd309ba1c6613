import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function plainLiteral(node: ValueNode): string | number | boolean {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    default:
      throw new GraphQLError('A filter takes a text, a number or a boolean.');
  }
}

/** The scalars of the contract. */
export const scalars = {
  DateTime: new GraphQLScalarType({ name: 'DateTime' }),
  Number: new GraphQLScalarType({ name: 'Number' }),
  QueryArgument: new GraphQLScalarType({
    name: 'QueryArgument',
    parseLiteral: plainLiteral,
    parseValue(value) {
      if (isPlain(value)) return value;
      throw new GraphQLError('A filter takes a text, a number or a boolean.');
    },
  }),
};
