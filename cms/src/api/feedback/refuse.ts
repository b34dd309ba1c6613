import { GraphQLError } from 'graphql';

/** An error for whoever sent the opinion; it is not logged as a fault. */
export const refuse = (
  code: 'REASON_TOO_LONG' | 'UNKNOWN_PAGE',
  message: string,
  more: object = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...more } });
