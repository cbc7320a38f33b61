import { createContext, use } from 'react';

export const RailContext = createContext(false);

/** Whether the navigation is narrowed to a rail of icons. */
export function useRail(): boolean {
  return use(RailContext);
}
