import { NetworkError, TimeoutError, type CallLog } from '@atrium/api-client';
import { create } from 'zustand';

interface ServiceHealth {
  /** The latest call got no response from the service. */
  readonly suspect: boolean;
}

export const useServiceHealthStore = create<ServiceHealth>(() => ({ suspect: false }));

const unavailable = new Set([502, 503, 504]);

/** Follows the browser's offline events, until the returned function is called. */
export function watchConnection(): () => void {
  const lost = () => useServiceHealthStore.setState({ suspect: true });
  window.addEventListener('offline', lost);
  return () => window.removeEventListener('offline', lost);
}

/** Records whether the service responds, from every call of the client. */
export function recordCall({ status, error }: CallLog): void {
  const suspect = error instanceof NetworkError || error instanceof TimeoutError || unavailable.has(status);
  const answered = status > 0 && !suspect;
  if (suspect || answered) useServiceHealthStore.setState({ suspect });
}
