import { GraphQLError } from 'graphql';

/** Creates an error for the sender of feedback. It is not logged as a fault. */
export const feedbackError = (
  code: 'REASON_TOO_LONG' | 'UNKNOWN_PAGE',
  message: string,
  more: object = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...more } });
