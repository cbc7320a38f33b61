import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { mkdir, readdir } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import S3rver from 's3rver';
import type { S3Settings } from '../../platform/settings/settings';

/** A status, a closed connection, no answer, or a request that takes effect while its answer is lost. */
type Fault = number | 'close' | 'silence' | 'lost';

export interface TestS3 {
  /** Creates a bucket. */
  bucket(name: string): Promise<S3Settings>;
  keys(bucket: string): Promise<string[]>;
  write(bucket: string, key: string, content: string): Promise<void>;
  /** Path of an object's bytes. */
  pathOf(bucket: string, key: string): string;
  /** Answers the next requests. */
  readonly answers: Fault[];
  readonly requests: { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** Whether requests without a signature are served. */
  isPublic: boolean;
  /** Objects on a page of a listing; null: as many as asked for. */
  pageSize: number | null;
  close(): Promise<void>;
}

const keyPair = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts s3rver on a free port, private and with faults on demand. */
export async function startS3(directory: string): Promise<TestS3> {
  await mkdir(directory, { recursive: true });
  const s3rver = new S3rver({ directory, silent: true });
  const serve = s3rver.callback();
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    s3.requests.push({ method, url, headers });
    const fault = s3.answers.shift();
    if (fault !== undefined && fault !== 'lost') return fail(fault, response);
    if (headers.authorization === undefined && !s3.isPublic) return fail(403, response);
    if (fault === 'lost') loseAnswer(response);
    const listed = new URL(url, 'http://s3');
    if (s3.pageSize === null || !listed.searchParams.has('list-type')) return serve(request, response);
    void s3.keys(listed.pathname.slice(1)).then((keys) => {
      const rest = keys.sort().filter((key) => key > (listed.searchParams.get('continuation-token') ?? ''));
      return response.end(pageOf(rest, s3.pageSize ?? 0));
    });
  });
  const pathOf = (bucket: string, key: string) => join(directory, bucket, `${key}._S3rver_object`);
  const s3: TestS3 = {
    bucket: async (bucket) => {
      await s3rver.store.putBucket(bucket);
      return { endpoint: addressOf(server), bucket, region: 'eu-central-1', ...keyPair };
    },
    keys: async (bucket) =>
      (await readdir(join(directory, bucket)))
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    write: async (bucket, key, content) => {
      const aws = new AwsClient({ ...keyPair, service: 's3' });
      await aws.fetch(`${addressOf(server)}/${bucket}/${key}`, { method: 'PUT', body: content });
    },
    pathOf,
    answers: [],
    requests: [],
    isPublic: false,
    pageSize: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return s3;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function fail(fault: Exclude<Fault, 'lost'>, response: ServerResponse): void {
  if (fault === 'close') response.destroy();
  else if (fault !== 'silence') response.writeHead(fault).end();
}

function loseAnswer(response: ServerResponse): void {
  response.end = () => response.destroy();
}

/** A page of ListObjectsV2, since the continuation tokens of s3rver need a function that Node no longer has. */
function pageOf(keys: readonly string[], size: number): string {
  const page = keys.slice(0, size);
  const last = keys.length > size ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const at = new Date().toISOString();
  const contents = page.map((key) => `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`);
  return `<ListBucketResult><IsTruncated>${last !== ''}</IsTruncated>${contents.join('')}${last}</ListBucketResult>`;
}
