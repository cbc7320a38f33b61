/**
 * A contender that checks every value once in a batch. Each has a separate copy of the loop: with a shared loop, the
 * engine would optimise for all contenders together and inline no call.
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

/** The values for which `accepts` does not return the expected result. */
export function disagreements(accepts, expected) {
  return expected.filter(({ value, valid }) => accepts(value) !== valid).map(({ value }) => value);
}
