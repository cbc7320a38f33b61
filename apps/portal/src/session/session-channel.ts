/** A message between tabs about their shared session. */
export type SessionMessage = { readonly kind: 'logged-out' } | { readonly kind: 'logged-in'; readonly userId: string };

export interface SessionChannel {
  readonly post: (message: SessionMessage) => void;
  readonly close: () => void;
}

const name = 'atrium-session';

/** Sends a message to the other tabs. */
export function notifyTabs(message: SessionMessage): void {
  const channel = openSessionChannel(() => undefined);
  channel.post(message);
  channel.close();
}

/** Opens the channel between the tabs of this browser. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void): SessionChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => onMessage(data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
