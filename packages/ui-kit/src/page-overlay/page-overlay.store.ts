import type { ReactNode } from 'react';

let shown: ReadonlyMap<string, ReactNode> = new Map();
const listeners = new Set<() => void>();

/** Shows something over every page, also after the page that calls it is left. The last content of an id counts. */
export function showOverPages(id: string, content: ReactNode): void {
  shown = new Map([...shown, [id, content]]);
  for (const listener of listeners) listener();
}

export const readOverPages = (): ReadonlyMap<string, ReactNode> => shown;

export function subscribeOverPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
