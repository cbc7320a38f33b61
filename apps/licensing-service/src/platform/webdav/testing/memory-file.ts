import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { DavFile, DavLock, DavResource } from '../dav-resource';

interface HeldLock {
  readonly token: string;
  readonly owner: string;
}

/** A file in memory, opened by one or more people. Each successful write appends to `saved`. */
export interface MemoryFile {
  readonly saved: Buffer[];
  /** The file as one of the people sees it. */
  openedBy(person: string): DavResource;
}

const at = new Date('2026-11-22T10:00:00Z');
const seconds = 180;

export function createMemoryFile(name: string, mediaType: string, content: Uint8Array = Buffer.alloc(0)): MemoryFile {
  const saved: Buffer[] = [];
  let held: (HeldLock & { readonly person: string }) | null = null;

  const stat = (person: string): DavFile => {
    const bytes = saved.at(-1) ?? content;
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    const lock = held === null ? null : lockOf(held, person === held.person);
    return { name, mediaType, size: bytes.byteLength, createdAt: at, modifiedAt: at, etag, lock };
  };

  return {
    saved,
    openedBy: (person) => ({
      stat: async () => stat(person),
      read: async () => Readable.from([saved.at(-1) ?? content]),
      lock: async (owner) => {
        if (held !== null) return null;
        held = { token: `opaquelocktoken:${randomUUID()}`, owner, person };
        return lockOf(held, true);
      },
      refresh: async (token) => (held?.token === token ? lockOf(held, true) : null),
      unlock: async (token) => {
        if (held?.token !== token) return false;
        held = null;
        return true;
      },
      write: async ({ path }, check) => {
        const bytes = await readFile(path);
        check(stat(person));
        saved.push(bytes);
        return stat(person);
      },
    }),
  };
}

const lockOf = ({ token, owner }: HeldLock, isOwn: boolean): DavLock => ({ token, owner, seconds, isOwn });
