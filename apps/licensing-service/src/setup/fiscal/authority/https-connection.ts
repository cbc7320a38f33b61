import { request } from 'node:https';
import type { X509Certificate } from 'node:crypto';
import { AuthorityUnreachable, type AuthorityConnection } from './fiscal-authority';
import type { Signer } from './signed-message';

export interface HttpsConnectionOptions {
  /** The authority's address, as `https://blagajne.fu.gov.si:9003/v1`. */
  readonly url: string;
  /** What its server and the signer of its answers must be certified by; the lists of browsers do not count. */
  readonly anchors: readonly X509Certificate[];
  readonly signerName: string;
  /** For connecting, sending and the whole answer. */
  readonly timeoutMilliseconds?: number;
}

const mostBytes = 64 * 1024;

/** The tax authority's own service: TLS with the company's certificate, its certifiers pinned, no redirect followed. */
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

interface Sending {
  readonly ca: string[];
  readonly signer: Signer;
  readonly signal: AbortSignal;
}

function send(url: string, body: string, { ca, signer, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      agent: false,
      ca,
      cert: signer.certificate.toString(),
      key: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      minVersion: 'TLSv1.2',
      signal,
      headers: { 'content-type': 'application/json; charset=UTF-8', 'content-length': Buffer.byteLength(body) },
    });
    sending.once('error', reject);
    sending.once('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) response.destroy(new Error('The answer is too long.'));
        else chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('close', () => reject(new Error('The answer broke off.')));
      response.once('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(new Error(`The answer has the status ${response.statusCode}.`));
      });
    });
    sending.end(body);
  });
}
