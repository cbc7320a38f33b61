import { io, type Socket } from 'socket.io-client';
import { type Heard, sortIntoStreams } from './event-streams.ts';
import type { Caller, Recorder } from './recorder.ts';
import { waitFor } from './wait.ts';

/** A socket of a signed-in user. */
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

/** Waits for the event of each new notification, which a job publishes. */
function catchUp(recorder: Recorder, { caller, heard }: Listener, known: ReadonlySet<string>): Promise<unknown> {
  return waitFor(`${caller.name} hears of every notification`, async () => {
    const told = new Set(heard.map(({ payload }) => (payload as { id?: string } | undefined)?.id));
    return [...(await notificationsOf(recorder, caller))].every((id) => known.has(id) || told.has(id));
  });
}

async function notificationsOf(recorder: Recorder, caller: Caller): Promise<Set<string>> {
  const { data } = await recorder.peek<Notifications>(caller, '/notifications?per_page=100');
  return new Set(data.map(({ id }) => id));
}

/** Records the socket events of some users during an act. */
export async function listen(recorder: Recorder, callers: readonly Caller[], act: () => Promise<void>): Promise<void> {
  const listeners: [Listener, ReadonlySet<string>][] = [];
  for (const caller of callers)
    listeners.push([await Listener.open(recorder.base, caller), await notificationsOf(recorder, caller)]);
  await act();
  for (const [listener, known] of listeners) {
    await catchUp(recorder, listener, known);
    listener.close();
    recorder.book.counts['socket events'] += listener.heard.length;
    for (const [event, lines] of sortIntoStreams(listener.heard))
      recorder.book.add(`sockets/${listener.caller.name}.txt`, [`## ${event}`, ...lines, ''].join('\n'));
  }
}

/** Records the socket events of a session until it ends. */
export async function listenToEnd(recorder: Recorder, caller: Caller, end: () => Promise<unknown>): Promise<void> {
  const listener = await Listener.open(recorder.base, caller);
  await end();
  await waitFor('the page hears that its session has ended', async () => listener.heard.length > 0);
  listener.close();
  for (const { event } of listener.heard) recorder.book.add('sockets/ended-session.txt', event);
}
