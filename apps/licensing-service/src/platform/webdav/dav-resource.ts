import type { Readable } from 'node:stream';
import type { ReceivedFile } from '../files/receive-to-disk';

/** A write lock as one program sees it. */
export interface DavLock {
  readonly token: string;
  /** What the program that locks says about its user. */
  readonly owner: string;
  /** Until it lapses. */
  readonly seconds: number;
  /** Whether it was taken with the same address. Others do not learn the lock's token. */
  readonly isOwn: boolean;
}

/** Facts of a file at one moment. */
export interface DavFile {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** With quotes, as in the header. */
  readonly etag: string;
  readonly lock: DavLock | null;
}

/** What the conditions of a request are about. */
export type DavState = Pick<DavFile, 'etag' | 'lock'>;

/** One file that a program opens by its address. Every method checks again that the caller may still do this. */
export interface DavResource {
  stat(): Promise<DavFile>;
  read(): Promise<Readable>;
  /** Null if someone else holds a lock. */
  lock(owner: string): Promise<DavLock | null>;
  /** Extends the lock with this token. Null if there is none. */
  refresh(token: string): Promise<DavLock | null>;
  /** False if there is no lock with this token. */
  unlock(token: string): Promise<boolean>;
  /**
   * Replaces the content.
   *
   * @param check throws if the file's state forbids it; called where no one else can change that state
   */
  write(content: ReceivedFile, check: (current: DavState) => void): Promise<Pick<DavFile, 'etag'>>;
}
