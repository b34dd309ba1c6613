/** The names of the token fields of the type Auth, in all operations. */
export const tokenNames: ReadonlySet<string> = new Set([
  'jwt',
  'jwtExpiresAt',
  'refreshToken',
  'refreshTokenExpiresAt',
  'access_token',
  'refresh_token',
]);

/** Removes the tokens from a response, at any depth. */
export function removeTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeTokens);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !tokenNames.has(name))
      .map(([name, inner]) => [name, removeTokens(inner)]),
  );
}
