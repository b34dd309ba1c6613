/** Names under which the operations ask for what must not leave the server: the fields of Auth. */
export const tokenNames: ReadonlySet<string> = new Set([
  'jwt',
  'jwtExpiresAt',
  'refreshToken',
  'refreshTokenExpiresAt',
  'access_token',
  'refresh_token',
]);

/** The same answer without any token, at whatever depth. */
export function scrub(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrub);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !tokenNames.has(name))
      .map(([name, inner]) => [name, scrub(inner)]),
  );
}
