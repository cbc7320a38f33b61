import type { Failpoint } from '../failpoint';
import type { FileStore } from './file-store';

/** Calls `files.put` around each stored file, to test crashes between a file and its record. */
export const withFailpoint = (files: FileStore, failpoint: Failpoint): FileStore => ({
  ...files,
  put: async (content, maximum) => {
    failpoint('files.put', 'before');
    const stored = await files.put(content, maximum);
    failpoint('files.put', 'after-effect');
    return stored;
  },
});
