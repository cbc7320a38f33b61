const longest = 10_000;

/** Calls back when the element appears, unless it takes too long or the returned function is called. */
export function waitForElement(find: () => HTMLElement | null, found: (element: HTMLElement) => void): () => void {
  const element = find();
  if (element !== null) {
    found(element);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const now = find();
    if (now === null) return;
    stop();
    found(now);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), longest);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}
