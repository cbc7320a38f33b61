const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function notifyWhenChanged(before: boolean): void {
  if (before !== hasUnsavedWork()) for (const listener of listeners) listener();
}

/** Marks unsaved work until the returned function is called. */
export function markUnsavedWork(): () => void {
  const holder = Symbol('unsaved work');
  const before = hasUnsavedWork();
  holders.add(holder);
  notifyWhenChanged(before);
  return () => {
    const held = hasUnsavedWork();
    holders.delete(holder);
    notifyWhenChanged(held);
  };
}

/** Whether the page has unsaved work. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** Calls back when the page starts or stops having unsaved work. */
export function watchUnsavedWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
