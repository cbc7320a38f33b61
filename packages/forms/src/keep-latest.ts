/**
 * Keeps results from overtaking each other: everyone who waits gets the result that was requested last.
 * @returns takes a result when it is requested; rejects if the last one does
 */
export function keepLatest<Result>(): (requested: Promise<Result>) => Promise<Result> {
  let latest: Promise<Result>;
  return async (requested) => {
    latest = requested;
    for (;;) {
      const awaited = latest;
      const result = await awaited;
      if (awaited === latest) return result;
    }
  };
}
