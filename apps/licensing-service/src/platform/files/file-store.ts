import type { Readable } from 'node:stream';

/** Something is larger than its place allows. */
export class FileTooLarge extends Error {
  constructor(maximum: number) {
    super(`A file is larger than ${maximum} bytes.`);
    this.name = 'FileTooLarge';
  }
}

export interface StoredFile {
  /** Random, unguessable, never derived from a name that a person chose. */
  readonly id: string;
  readonly size: number;
}

/** Stores bytes. Names, kinds and owners of files are rows of the database, not of this store. */
export interface FileStore {
  /** Stores all of it or nothing; more than `maximum` bytes are {@link FileTooLarge}. */
  put(content: AsyncIterable<Uint8Array>, maximum: number): Promise<StoredFile>;
  /** The bytes, or null where there are none. */
  get(id: string): Promise<Readable | null>;
  /** Deleting what is not there is no error. */
  delete(id: string): Promise<void>;
}
