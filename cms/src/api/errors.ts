import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { logError } from '../logs/logError';

/** What a visitor reads of a fault that is not his, as a Craft CMS install says it. */
export const genericMessage = 'Something went wrong when processing the GraphQL query.';

const isClientError = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError &&
  !(error.originalError && !(error.originalError instanceof GraphQLError));

/** Suggestions would tell the schema to those who guess. */
const withoutSuggestion = (message: string): string => message.replace(/ Did you mean .*$/s, '');

/** Passes errors of the query on; logs all others and answers an id to find them by. */
export function maskError(error: unknown): GraphQLError {
  if (isClientError(error)) {
    const { nodes, source, positions, path, extensions } = error;
    return new GraphQLError(withoutSuggestion(error.message), {
      nodes,
      source,
      positions,
      path,
      extensions,
    });
  }
  const correlationId = randomUUID();
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  logError('api', cause, { correlationId });
  return new GraphQLError(genericMessage, {
    path: error instanceof GraphQLError ? error.path : undefined,
    extensions: { correlationId },
  });
}
