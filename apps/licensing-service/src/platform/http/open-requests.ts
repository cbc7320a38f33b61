import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Most requests are answered sooner. Slower ones, such as downloads, do not stop the work that gives way. */
const longestWait = 20;

/** The requests that this process has not answered yet. */
export interface OpenRequests {
  readonly add: (response: ServerResponse) => void;
  /** Called between the steps of long work for one request: waits until the others are answered, at most 20 ms. */
  readonly giveWay: () => Promise<void>;
}

export function createOpenRequests(): OpenRequests {
  const open = new Set<ServerResponse>();
  let waiting: (() => void)[] = [];

  function remove(response: ServerResponse): void {
    open.delete(response);
    if (open.size > 1) return;
    for (const proceed of waiting) proceed();
    waiting = [];
  }

  return {
    add: (response) => {
      open.add(response);
      response.once('close', () => remove(response));
    },
    giveWay: async () => {
      if (open.size > 1)
        await Promise.race([new Promise<void>((proceed) => waiting.push(proceed)), setTimeout(longestWait)]);
    },
  };
}
