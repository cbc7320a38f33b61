import { request } from 'node:https';
import type { X509Certificate } from 'node:crypto';
import { AuthorityUnreachable, type AuthorityConnection } from './fiscal-authority';
import type { Signer } from './signed-message';

export interface HttpsConnectionOptions {
  /** Base URL, for example `https://blagajne.fu.gov.si:9003/v1`. */
  readonly url: string;
  /** Trusted CAs of the server and of the response signer, in place of the public CAs. */
  readonly anchors: readonly X509Certificate[];
  readonly signerName: string;
  /** Covers connecting, sending and reading the whole response. */
  readonly timeoutMilliseconds?: number;
}

const maximumBytes = 64 * 1024;

/** Connects to the tax authority by mutual TLS with the company's certificate and pinned CAs; follows no redirects. */
export function createHttpsConnection(options: HttpsConnectionOptions): AuthorityConnection {
  const { url, anchors, signerName, timeoutMilliseconds = 10_000 } = options;
  const ca = anchors.map(String);
  return {
    trust: async () => ({ anchors, signerName }),
    async post(path, body, signer) {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      try {
        return await send(`${url}${path}`, body, { ca, signer, signal });
      } catch (cause) {
        throw new AuthorityUnreachable({ cause });
      }
    },
  };
}

interface SendOptions {
  readonly ca: string[];
  readonly signer: Signer;
  readonly signal: AbortSignal;
}

function send(url: string, body: string, { ca, signer, signal }: SendOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      ca,
      cert: signer.certificate.toString(),
      key: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      minVersion: 'TLSv1.2',
      signal,
      headers: { 'content-type': 'application/json; charset=UTF-8', 'content-length': Buffer.byteLength(body) },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maximumBytes) response.destroy(new Error('The response is too large.'));
        else chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('close', () => reject(new Error('The response was aborted.')));
      response.once('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(new Error(`The response has the status ${response.statusCode}.`));
      });
    });
    outgoing.end(body);
  });
}
