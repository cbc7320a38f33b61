import { createContext, use } from 'react';
import type { SessionEnd } from './session-end';

export const SessionEndContext = createContext<SessionEnd | null>(null);

export function useSessionEnd(): SessionEnd {
  const sessionEnd = use(SessionEndContext);
  if (sessionEnd === null) throw new Error('useSessionEnd needs the application above it.');
  return sessionEnd;
}
