/** What a tab tells the others of the session they share. */
export type SessionMessage = { readonly kind: 'logged-out' } | { readonly kind: 'logged-in'; readonly userId: string };

export interface SessionChannel {
  readonly tell: (message: SessionMessage) => void;
  readonly close: () => void;
}

const name = 'atrium-session';

/** Tells the other tabs once. */
export function tellTabs(message: SessionMessage): void {
  const channel = openSessionChannel(() => undefined);
  channel.tell(message);
  channel.close();
}

/** The line between the tabs of this browser. */
export function openSessionChannel(hear: (message: SessionMessage) => void): SessionChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => hear(data));
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
