/**
 * Starts `work` for each item in order, `atOnce` at a time, even if it fails for some.
 *
 * @throws AggregateError after the last item, with `message`, all errors and the first as its cause
 */
export async function settleEach<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  message: string,
  atOnce = 1,
): Promise<void> {
  const errors: unknown[] = [];
  const running = new Set<Promise<void>>();
  for await (const item of items) {
    const started: Promise<void> = work(item)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(started));
    running.add(started);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  if (errors.length > 0) throw new AggregateError(errors, message, { cause: errors[0] });
}
