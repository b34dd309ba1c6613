import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { isRecord } from '../lib/isRecord';
import { securityHeaders } from './securityHeaders';

/**
 * Sets the security headers of every answer before the program sees the request. The headers in the
 * configuration of Next are fixed when it is built; these depend on the addresses of the town.
 */
export function sendSecurityHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRecord(message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const headers = securityHeaders(path, env, randomBytes(16).toString('base64'));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Next reads the nonce for its scripts from the policy of the request, where nobody else may set one.
    delete request.headers['content-security-policy-report-only'];
    request.headers['content-security-policy'] = headers['content-security-policy'] ?? '';
  });
}
