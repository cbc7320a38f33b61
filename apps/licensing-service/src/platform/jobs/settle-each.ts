/**
 * Runs `work` for each item in order, even if it fails for some.
 *
 * @throws AggregateError after the last item, with `message`, all errors and the first as its cause
 */
export async function settleEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  message: string,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, message, { cause: errors[0] });
}
