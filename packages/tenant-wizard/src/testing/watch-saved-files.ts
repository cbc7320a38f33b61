import { afterEach, beforeEach, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Records the files that a test saves in the browser. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const address = `blob:${blobs.size}`;
      if (blob instanceof Blob) blobs.set(address, blob);
      return address;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: blobs.get(this.href) ?? new Blob() });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return saved;
}
