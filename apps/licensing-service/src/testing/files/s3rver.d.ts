declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface S3rverOptions {
    readonly directory: string;
    readonly silent: boolean;
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    readonly store: { putBucket(name: string): Promise<unknown> };
    callback(): RequestListener;
  }
}
