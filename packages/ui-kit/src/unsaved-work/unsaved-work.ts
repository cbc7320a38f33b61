const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function tellWhenChanged(before: boolean): void {
  if (before !== hasUnsavedWork()) for (const listener of listeners) listener();
}

/** Says that something would be lost if the page went away now, until the returned function is called. */
export function holdUnsavedWork(): () => void {
  const holder = Symbol('unsaved work');
  const before = hasUnsavedWork();
  holders.add(holder);
  tellWhenChanged(before);
  return () => {
    const held = hasUnsavedWork();
    holders.delete(holder);
    tellWhenChanged(held);
  };
}

/** Whether anything on the page would be lost with it. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** Calls back whenever there begins to be unsaved work, and when the last of it is saved or gone. */
export function watchUnsavedWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
