import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const decode = (part: string) => Buffer.from(part, 'base64url');

/** A signed request (RFC 8555, section 6.2). The signature is not checked, because only the drill sends any. */
const requestShape = z.object({ protected: z.string(), payload: z.string() });
const headerShape = z.object({ jwk: z.record(z.string(), z.string()) });
const orderShape = z.object({
  identifiers: z.array(z.object({ type: z.string(), value: z.string() })),
});
const csrShape = z.object({ csr: z.string() });

interface Authorization {
  name: string;
  token: string;
  isValid: boolean;
}

/** An answer: its status, its body and more headers. */
type Answer = [status: number, body: object | string, headers?: Record<string, string>];

/**
 * A certificate authority with the protocol ACME (RFC 8555): one account, challenges over HTTP. Like a real one it
 * requests the challenge from port 80 of the name, but always at this machine, because the names are invented.
 */
export class AcmeServer {
  private readonly server: Server;
  private readonly authorizations: Authorization[] = [];
  private thumbprint = '';
  private certificate = '';
  private names: string[] = [];

  private constructor(
    private readonly folder: string,
    tls: { key: Buffer; cert: Buffer },
  ) {
    this.server = createServer(tls, (incoming, outgoing) => {
      void text(incoming)
        .then((body) => this.answer(incoming.url ?? '/', body))
        .catch((error: unknown): Answer => [500, { type: 'serverInternal', detail: String(error) }])
        .then(([status, body, headers]) => {
          outgoing.writeHead(status, {
            ...headers,
            'replay-nonce': randomBytes(12).toString('base64url'),
          });
          outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
        });
    });
  }

  /**
   * Creates the keys of the authority in a folder and starts the server.
   *
   * @param folder gets `ca.pem`, which clients must trust
   */
  static async open(folder: string): Promise<AcmeServer> {
    await mkdir(folder, { recursive: true });
    const file = (name: string) => path.join(folder, name);
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const ca = ['-keyout', file('ca.key'), '-out', file('ca.pem')];
    await run('openssl', ['req', '-x509', ...key, '-days', '10', '-subj', '/CN=Drill', ...ca]);
    const server = ['-keyout', file('server.key'), '-out', file('server.pem')];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key')];
    await run('openssl', ['req', '-x509', ...key, '-days', '10', ...name, ...signed, ...server]);
    const acme = new AcmeServer(folder, {
      key: await readFile(file('server.key')),
      cert: await readFile(file('server.pem')),
    });
    acme.server.listen(0, '127.0.0.1');
    await once(acme.server, 'listening');
    return acme;
  }

  /** The address of the directory, for `certbot --server`. */
  get url(): string {
    return `${this.origin}/directory`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private get origin(): string {
    const { port } = this.server.address() as AddressInfo;
    return `https://localhost:${port}`;
  }

  private async answer(url: string, body: string): Promise<Answer> {
    const [, resource = '', id = '0'] = url.split('/');
    if (resource === 'directory') return [200, this.directory()];
    if (resource === 'nonce') return [200, ''];
    const message = requestShape.parse(JSON.parse(body));
    const payload: unknown = JSON.parse(decode(message.payload).toString() || '{}');
    switch (resource) {
      case 'account':
        this.rememberKey(message.protected);
        return [201, { status: 'valid' }, { location: `${this.origin}/account/1` }];
      case 'order':
        return id === '0' ? this.openOrder(payload) : [200, this.order()];
      case 'authorization':
        return [200, this.authorization(Number(id))];
      case 'challenge':
        await this.check(Number(id));
        return [
          200,
          this.challenge(Number(id)),
          { link: `<${this.origin}/authorization/${id}>;rel="up"` },
        ];
      case 'finalize':
        this.certificate = await this.sign(csrShape.parse(payload).csr);
        return [200, this.order(), { location: `${this.origin}/order/1` }];
      case 'certificate':
        return [200, this.certificate, { 'content-type': 'application/pem-certificate-chain' }];
      default:
        return [404, { type: 'malformed', detail: `there is no ${resource}` }];
    }
  }

  private directory() {
    return {
      newNonce: `${this.origin}/nonce`,
      newAccount: `${this.origin}/account`,
      newOrder: `${this.origin}/order`,
      revokeCert: `${this.origin}/revoke`,
      keyChange: `${this.origin}/change`,
    };
  }

  /** Computes what challenges must contain, a digest of the account's key (RFC 7638). */
  private rememberKey(header: string): void {
    const { jwk } = headerShape.parse(JSON.parse(decode(header).toString()));
    const members = jwk.kty === 'RSA' ? ['e', 'kty', 'n'] : ['crv', 'kty', 'x', 'y'];
    const key = JSON.stringify(Object.fromEntries(members.map((name) => [name, jwk[name]])));
    this.thumbprint = createHash('sha256').update(key).digest('base64url');
  }

  private openOrder(payload: unknown): Answer {
    this.names = orderShape.parse(payload).identifiers.map(({ value }) => value);
    this.authorizations.length = 0;
    this.certificate = '';
    for (const name of this.names)
      this.authorizations.push({
        name,
        token: randomBytes(16).toString('base64url'),
        isValid: false,
      });
    return [201, this.order(), { location: `${this.origin}/order/1` }];
  }

  private order() {
    const isReady = this.authorizations.every(({ isValid }) => isValid);
    return {
      status: this.certificate ? 'valid' : isReady ? 'ready' : 'pending',
      identifiers: this.names.map((value) => ({ type: 'dns', value })),
      authorizations: this.names.map((_, id) => `${this.origin}/authorization/${id}`),
      finalize: `${this.origin}/finalize/1`,
      ...(this.certificate && { certificate: `${this.origin}/certificate/1` }),
    };
  }

  private authorization(id: number) {
    const { name, isValid } = this.find(id);
    return {
      status: isValid ? 'valid' : 'pending',
      identifier: { type: 'dns', value: name },
      challenges: [this.challenge(id)],
    };
  }

  private challenge(id: number) {
    const { token, isValid } = this.find(id);
    const status = isValid ? 'valid' : 'pending';
    return { type: 'http-01', url: `${this.origin}/challenge/${id}`, token, status };
  }

  private find(id: number): Authorization {
    const found = this.authorizations[id];
    if (!found) throw new Error(`there is no authorization ${id}`);
    return found;
  }

  /** Requests the challenge as visitors would request a page. */
  private async check(id: number): Promise<void> {
    const authorization = this.find(id);
    const url = `http://${authorization.name}/.well-known/acme-challenge/${authorization.token}`;
    const { stdout } = await run('curl', [
      '-sf',
      '--resolve',
      `${authorization.name}:80:127.0.0.1`,
      url,
    ]);
    if (stdout.trim() !== `${authorization.token}.${this.thumbprint}`)
      throw new Error(`${url} is ${stdout}`);
    authorization.isValid = true;
  }

  /** Signs a request for a certificate and returns the chain. */
  private async sign(csr: string): Promise<string> {
    const file = (name: string) => path.join(this.folder, name);
    await writeFile(file('request.der'), decode(csr));
    const ca = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial'];
    const { stdout } = await run('openssl', [
      ...['x509', '-req', '-inform', 'DER', '-in', file('request.der'), ...ca],
      ...['-days', '9', '-copy_extensions', 'copy'],
    ]);
    return stdout + (await readFile(file('ca.pem'), 'utf8'));
  }
}
