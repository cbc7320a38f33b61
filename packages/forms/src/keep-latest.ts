/**
 * Prevents an older result from replacing a newer one: every caller gets the latest requested result.
 *
 * @returns takes a result when it is requested; rejects if the latest one does
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
