import type { Readable } from 'node:stream';

/** The content exceeds the size limit. */
export class FileTooLarge extends Error {
  constructor(maximum: number) {
    super(`A file is larger than ${maximum} bytes.`);
    this.name = 'FileTooLarge';
  }
}

export interface StoredFile {
  /** Random and unguessable; never derived from a file name. */
  readonly id: string;
  readonly size: number;
}

/** Filters the ids of files that a record refers to. */
export type FindUsedFiles = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Stores bytes. File names, types and owners are rows in the database. */
export interface FileStore {
  /** Stores the whole content or nothing. Throws {@link FileTooLarge} above `maximum` bytes. */
  put(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maximum: number): Promise<StoredFile>;
  /** Null if the file does not exist. */
  get(id: string): Promise<Readable | null>;
  /** Succeeds if the file does not exist. */
  delete(id: string): Promise<void>;
  /** Deletes files stored before a time, unless `findUsed` returns their id. */
  deleteUnused(before: Date, findUsed: FindUsedFiles): Promise<void>;
}
