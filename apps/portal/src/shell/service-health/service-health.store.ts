import { NetworkError, TimeoutError, type CallLog } from '@atrium/api-client';
import { create } from 'zustand';

interface ServiceHealth {
  /** The last call got no answer of the service. */
  readonly suspect: boolean;
}

export const useServiceHealthStore = create<ServiceHealth>(() => ({ suspect: false }));

const unavailable = new Set([502, 503, 504]);

/** Learns from the browser that there is no connection, until the returned function is called. */
export function watchConnection(): () => void {
  const lost = () => useServiceHealthStore.setState({ suspect: true });
  window.addEventListener('offline', lost);
  return () => window.removeEventListener('offline', lost);
}

/** Learns from every call of the client whether the service answers. */
export function noteCall({ status, error }: CallLog): void {
  const suspect = error instanceof NetworkError || error instanceof TimeoutError || unavailable.has(status);
  const answered = status > 0 && !suspect;
  if (suspect || answered) useServiceHealthStore.setState({ suspect });
}
