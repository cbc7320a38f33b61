import { io, type Socket } from 'socket.io-client';
import type { Caller, Recorder } from './recorder.ts';
import { waitFor } from './wait.ts';

interface Heard {
  readonly event: string;
  readonly payload: unknown;
}

/** A page of somebody that listens while others act. */
export class Listener {
  readonly caller: Caller;
  readonly heard: Heard[] = [];
  readonly #socket: Socket;

  private constructor(caller: Caller, socket: Socket) {
    this.caller = caller;
    this.#socket = socket;
    socket.onAny((event: string, payload: unknown) => this.heard.push({ event, payload }));
  }

  static async open(base: string, caller: Caller): Promise<Listener> {
    const socket = io(base, {
      path: '/api/realtime',
      transports: ['polling'],
      extraHeaders: { 'X-Requested-With': 'XMLHttpRequest', cookie: caller.cookie ?? '' },
      forceNew: true,
    });
    const listener = new Listener(caller, socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return listener;
  }

  close(): void {
    this.#socket.disconnect();
  }
}

interface Notifications {
  readonly data: readonly { readonly id: string }[];
}

/** Waits until a listener has heard of each of its notifications since it began, which come by a job. */
export function catchUp(recorder: Recorder, { caller, heard }: Listener, before: ReadonlySet<string>): Promise<unknown> {
  return waitFor(`${caller.name} hears of every notification`, async () => {
    const { data } = await recorder.peek<Notifications>(caller, '/notifications?per_page=100');
    const told = new Set(heard.map(({ payload }) => (payload as { id?: string } | undefined)?.id));
    return data.every(({ id }) => before.has(id) || told.has(id));
  });
}

export async function notificationsOf(recorder: Recorder, caller: Caller): Promise<Set<string>> {
  const { data } = await recorder.peek<Notifications>(caller, '/notifications?per_page=100');
  return new Set(data.map(({ id }) => id));
}
