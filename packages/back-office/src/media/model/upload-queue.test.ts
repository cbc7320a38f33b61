import { describe, expect, it, vi } from 'vitest';
import { type RunUpload, UploadQueue } from './upload-queue';

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

/** Uploads that a test ends itself. */
function start() {
  const queue = new UploadQueue();
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void; signal: AbortSignal }>();
  const run: RunUpload = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      onProgress(0.5);
      ends.set(file.name, { resolve, reject, signal });
    });
  const states = () => queue.uploads().map(({ state }) => state);
  return { queue, run, ends, states };
}

describe('UploadQueue', () => {
  it('runs two uploads at once and then the next', async () => {
    const { queue, run, ends, states } = start();
    queue.add(files('a', 'b', 'c'), run);
    expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
    expect(queue.uploads()[0]?.progress).toBe(0.5);
    ends.get('a')?.resolve();
    await vi.waitFor(() => expect(states()).toEqual(['done', 'uploading', 'uploading']));
  });

  it('keeps the reason of a failed upload, and runs it again', async () => {
    const { queue, run, ends, states } = start();
    queue.add(files('a'), run);
    ends.get('a')?.reject(new Error('too large'));
    await vi.waitFor(() => expect(queue.uploads()[0]).toMatchObject({ state: 'failed', reason: 'too large' }));
    queue.retry(queue.uploads()[0]?.id ?? '');
    expect(states()).toEqual(['uploading']);
  });

  it('aborts removed uploads', () => {
    const { queue, run, ends, states } = start();
    queue.add(files('a', 'b', 'c'), run);
    queue.remove(queue.uploads()[0]?.id ?? '');
    expect([ends.get('a')?.signal.aborted, states()]).toEqual([true, ['uploading', 'uploading']]);
    queue.clear();
    expect([ends.get('b')?.signal.aborted, states()]).toEqual([true, []]);
  });
});
