import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { securityHeaders } from './securityHeaders';

/**
 * Sets the security headers of a response before its request is handled. The configuration of Next cannot do
 * it, because its headers are fixed at build time and these depend on the environment.
 */
export function setSecurityHeaders(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  const headers = securityHeaders(path, env, randomBytes(16).toString('base64'));
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  // Next reads the nonce for its scripts from these request headers, so a client must not set them.
  delete incoming.headers['content-security-policy-report-only'];
  incoming.headers['content-security-policy'] = headers['content-security-policy'] ?? '';
}
