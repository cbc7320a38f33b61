export interface QueuedUpload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Uploaded share, 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly reason?: string | undefined;
}

/** Uploads one file; throws an error with the reason as its message. */
export type RunUpload = (
  file: File,
  control: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<void>;

interface Entry {
  readonly run: RunUpload;
  abort: AbortController;
}

const atOnce = 2;

/** Uploads that go on while the user works on other pages. */
export class UploadQueue {
  #uploads: readonly QueuedUpload[] = [];
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #lastId = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly QueuedUpload[] => this.#uploads;

  add(files: readonly File[], run: RunUpload): void {
    const added = files.map((file): QueuedUpload => {
      this.#lastId += 1;
      return { id: String(this.#lastId), file, state: 'waiting', progress: 0 };
    });
    for (const { id } of added) this.#entries.set(id, { run, abort: new AbortController() });
    this.#set([...this.#uploads, ...added]);
    this.#next();
  }

  /** Cancels an upload and removes it. */
  remove(id: string): void {
    this.#entries.get(id)?.abort.abort();
    this.#entries.delete(id);
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    this.#next();
  }

  clear(): void {
    for (const { id } of this.#uploads) this.#entries.get(id)?.abort.abort();
    this.#entries.clear();
    this.#set([]);
  }

  retry(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.abort = new AbortController();
    this.#change(id, { state: 'waiting', progress: 0, reason: undefined });
    this.#next();
  }

  #next(): void {
    const running = this.#uploads.filter(({ state }) => state === 'uploading').length;
    const waiting = this.#uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - running));
    for (const { id, file } of waiting) void this.#run(id, file);
  }

  async #run(id: string, file: File): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    const { signal } = entry.abort;
    this.#change(id, { state: 'uploading' });
    try {
      await entry.run(file, { signal, onProgress: (progress) => this.#change(id, { progress }) });
      this.#change(id, { state: 'done', progress: 1 });
    } catch (error) {
      if (!signal.aborted) this.#change(id, { state: 'failed', reason: error instanceof Error ? error.message : '' });
    }
    this.#next();
  }

  #change(id: string, change: Partial<QueuedUpload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #set(uploads: readonly QueuedUpload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

/** The queue of this tab. */
export const uploadQueue = new UploadQueue();
