/** Works on one page at a time, on those in the window first. Work whose signal aborts is skipped. */
interface QueuedWork {
  readonly start: () => Promise<void>;
  readonly isUrgent: boolean;
}

const waiting: QueuedWork[] = [];
let isRunning = false;

async function runAll(): Promise<void> {
  isRunning = true;
  for (let next = takeNext(); next !== undefined; next = takeNext()) await next.start();
  isRunning = false;
}

function takeNext(): QueuedWork | undefined {
  const at = waiting.findIndex(({ isUrgent }) => isUrgent);
  return waiting.splice(Math.max(0, at), 1)[0];
}

/** Waits for the turn of this work, and does it. */
export function queueDrawing<T>(work: () => Promise<T>, signal: AbortSignal, isUrgent: boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.push({
      isUrgent,
      start: async () => {
        try {
          signal.throwIfAborted();
          resolve(await work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      },
    });
    if (!isRunning) void runAll();
  });
}
