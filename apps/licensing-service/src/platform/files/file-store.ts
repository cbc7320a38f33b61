import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Unguessable and never reused. Ends with the SHA-256 of the content, so every reference verifies the file. */
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
}

export type FileContent = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Filters the ids of files that a record refers to. */
export type FindUsedFiles = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Stores bytes. File names, types and owners are rows in the database. */
export interface FileStore {
  /** Stores the whole content or nothing. Throws {@link FileTooLarge} above `maximum` bytes. */
  put(content: FileContent, maximum: number): Promise<StoredFile>;
  /**
   * Null if the file does not exist. The checksum is verified before the first byte is returned.
   *
   * @throws FileUnreadable if the content has changed
   */
  get(id: string): Promise<Readable | null>;
  exists(id: string): Promise<boolean>;
  /** Bytes of a file; null if it does not exist. Its content is not read. */
  sizeOf(id: string): Promise<number | null>;
  /** Succeeds if the file does not exist. */
  delete(id: string): Promise<void>;
  /** Deletes files stored before a time, unless `findUsed` returns their id. */
  deleteUnused(before: Date, findUsed: FindUsedFiles): Promise<void>;
}
