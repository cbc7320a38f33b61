/**
 * A contender that judges every value once a batch. Its loop is code of its own: with a shared one the engine would learn
 * all contenders together, and no call would be inlined.
 */
export function overValues(name, accepts, values) {
  // oxlint-disable-next-line typescript/no-implied-eval
  const batch = new Function(
    'accepts',
    'values',
    'return () => { let count = 0; for (let at = 0; at < values.length; at++) if (accepts(values[at])) count++; return count; };',
  )(accepts, values);
  return { name, batch };
}

/** The values that `accepts` judges otherwise than expected. */
export function disagreements(accepts, expected) {
  return expected.filter(({ value, valid }) => accepts(value) !== valid).map(({ value }) => value);
}
