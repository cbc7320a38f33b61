const intervals = 3;
const steps = [1, 2, 2.5, 5, 10];

/** Values of the four hairlines from the top to zero: round, and not below the largest value. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const largest = Math.max(0, ...values);
  if (largest === 0) return [300, 200, 100, 0];
  const exact = largest / intervals;
  const power = 10 ** Math.floor(Math.log10(exact));
  const step = (steps.find((one) => one * power >= exact) ?? 10) * power;
  return [3, 2, 1, 0].map((line) => line * step);
}
