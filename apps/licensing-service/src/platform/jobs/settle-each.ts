/**
 * Does the same for every one, in order; one that fails keeps no other from its turn.
 *
 * @throws AggregateError with `message` and what some failed of, the first as its cause; after the last
 */
export async function settleEach<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  message: string,
): Promise<void> {
  const errors: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, message, { cause: errors[0] });
}
