const keyOf = (sessionId: string) => `asked-to-finish:${sessionId}`;

/** When this tab asked for the end of someone's editing, also before a reload. */
export function readAskedAt(sessionId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(sessionId));
  } catch {
    return null;
  }
}

export function saveAskedAt(sessionId: string, at: string): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), at);
  } catch {
    // Without usable storage, a reload offers the question again.
  }
}
