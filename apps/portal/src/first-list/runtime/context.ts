/** A context, which is also its provider. */
export interface StaticContext<Value> {
  value: Value;
}

const contexts = new WeakSet<object>();

export function createContext<Value>(value: Value): StaticContext<Value> {
  const context = { value };
  contexts.add(context);
  return context;
}

export const isContext = (type: unknown): type is StaticContext<unknown> =>
  typeof type === 'object' && type !== null && contexts.has(type);

/** Runs `work` while a context has another value. */
export function withContext<Result>(context: StaticContext<unknown>, value: unknown, work: () => Result): Result {
  const before = context.value;
  context.value = value;
  try {
    return work();
  } finally {
    context.value = before;
  }
}
