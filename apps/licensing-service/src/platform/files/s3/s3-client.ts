import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../settings/settings';
import { isTemporary, storageErrorOf } from './storage-error';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

export interface S3Limits {
  /** Attempts of a call that fails for a moment. */
  readonly attempts: number;
  /** Until the response of an attempt is read completely, in milliseconds. */
  readonly attempt: number;
  /** Before the second attempt, in milliseconds; doubles before each further one. */
  readonly pause: number;
}

export const s3Limits: S3Limits = { attempts: 3, attempt: 30_000, pause: 200 };

/** Reads a response. Throws `S3Refused` unless its status is expected. */
export type ReadResponse<T> = (response: Response, attempt: number) => Promise<T>;

export type CallS3 = <T>(request: S3Request, read: ReadResponse<T>) => Promise<T>;

/**
 * Calls an S3 service with signed headers; no address is ever presigned.
 *
 * @throws DomainError if the service is full or does not answer
 */
export function createS3Client({ endpoint, bucket, ...credentials }: S3Settings, limits: S3Limits): CallS3 {
  const aws = new AwsClient({ ...credentials, service: 's3' });

  async function send({ key, query = {}, ...init }: S3Request): Promise<Response> {
    const url = new URL(`/${bucket}${key === '' ? '' : `/${key}`}`, endpoint);
    url.search = new URLSearchParams(query).toString();
    return fetch(await aws.sign(url, { ...init, redirect: 'manual' }), { signal: AbortSignal.timeout(limits.attempt) });
  }

  return async (request, read) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await read(await send(request), attempt);
      } catch (error) {
        if (attempt >= limits.attempts || !isTemporary(error)) throw storageErrorOf(error);
      }
      await wait(limits.pause * 2 ** (attempt - 1));
    }
  };
}
