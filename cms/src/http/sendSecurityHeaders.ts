import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { isRecord } from '../lib/isRecord';
import { securityHeaders } from './securityHeaders';

/**
 * Sets the security headers of every response before the program handles the request. The configuration of
 * Next cannot do it, because its headers are fixed at build time and these depend on the environment.
 */
export function sendSecurityHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRecord(message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const headers = securityHeaders(path, env, randomBytes(16).toString('base64'));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Next reads the nonce for its scripts from these request headers, so a client must not set them.
    delete request.headers['content-security-policy-report-only'];
    request.headers['content-security-policy'] = headers['content-security-policy'] ?? '';
  });
}
