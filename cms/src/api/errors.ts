import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { logError } from '../logs/logError';

/** The message for errors that the client did not cause, with the wording of Craft CMS. */
const genericMessage = 'Something went wrong when processing the GraphQL query.';

const isClientError = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError &&
  !(error.originalError && !(error.originalError instanceof GraphQLError));

/** Removes suggestions, because they reveal the schema. */
const withoutSuggestion = (message: string): string => message.replace(/ Did you mean .*$/s, '');

/** Returns errors of the query unchanged. Logs all others and returns an error with their correlation id. */
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
