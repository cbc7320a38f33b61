/** Whether to kill every step at every position, as `npm run prove -- kills` does. */
export const everyPosition = process.env['KILL_POSITIONS'] === 'all';

/** One position per step, in rotation; all positions in `npm run prove -- kills`. */
export function chooseFailpoints(positionsOfSteps: readonly (readonly string[])[]): string[] {
  if (everyPosition) return positionsOfSteps.flat();
  return positionsOfSteps.flatMap((positions, index) => positions[(index + 1) % positions.length] ?? []);
}
