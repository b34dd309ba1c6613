interface MessageParts {
  server?: unknown;
  request?: unknown;
  response?: unknown;
}

/** The parts of a message on a diagnostics channel of Node; Node does not give their types. */
export function partsOfMessage(message: unknown): MessageParts {
  return typeof message === 'object' && message !== null ? message : {};
}
