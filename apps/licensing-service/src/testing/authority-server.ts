import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { text } from 'node:stream/consumers';
import { handleRegistration } from '../setup/fiscal/authority/local/handle-registration';
import { type AuthorityKeys, makeAuthorityPem, readAuthorityPem } from '../setup/fiscal/authority/local/authority-keys';
import { issueCertificate } from '../setup/fiscal/authority/local/issue-certificate';

type Behaviour = 'well' | 'silent' | 'slow' | 'endless' | 'broken' | 'moved' | 'failing';

export interface AuthorityServer {
  /** Base URL of its endpoints. */
  readonly url: string;
  readonly keys: AuthorityKeys;
  /** CA certificates of its server and of its response signatures. */
  readonly anchors: readonly X509Certificate[];
  /** Client certificates it has received. */
  readonly presented: X509Certificate[];
  become(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** The local tax authority behind mutual TLS, like the real one. */
export async function startAuthorityServer(): Promise<AuthorityServer> {
  const keys = readAuthorityPem(await makeAuthorityPem(new Date()));
  const host = createHost();
  const presented: X509Certificate[] = [];
  let behaviour: Behaviour = 'well';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const certificate = (request.socket as TLSSocket).getPeerX509Certificate();
    const body = await text(request);
    if (certificate === undefined) return void response.writeHead(403).end();
    presented.push(certificate);
    if (behaviour === 'well') response.end(handleRegistration(body, certificate, keys.signer, new Date()));
    else misbehave(behaviour, request, response);
  }

  const server: Server = createServer(
    { ...host, requestCert: true, rejectUnauthorized: false },
    (request, response) => void answer(request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}/v1`,
    keys,
    anchors: [keys.anchor, new X509Certificate(host.cert)],
    presented,
    become: (next) => (behaviour = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function createHost() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const subject = [{ shortName: 'CN', value: 'authority.test' }];
  const cert = issueCertificate({
    subject,
    issuer: { subject, privateKey },
    publicKey,
    serialNumber: '01',
    validFrom: new Date(Date.now() - 60_000),
    validTo: new Date(Date.now() + 3_600_000),
    isAuthority: false,
    hosts: ['127.0.0.1'],
  });
  return { key: privateKey, cert };
}

function misbehave(behaviour: Exclude<Behaviour, 'well'>, request: IncomingMessage, response: ServerResponse): void {
  if (behaviour === 'slow') response.write('{"token":"');
  if (behaviour === 'endless') response.end('x'.repeat(65 * 1024));
  if (behaviour === 'broken') {
    response.writeHead(200, { 'content-length': 100 }).write('{"tok');
    setImmediate(() => request.socket.destroy());
  }
  if (behaviour === 'moved') response.writeHead(307, { location: request.url }).end();
  if (behaviour === 'failing') response.writeHead(500).end('{"token":"a.b.c"}');
}
