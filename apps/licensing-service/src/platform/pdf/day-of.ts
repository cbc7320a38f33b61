/** A day as people write it: `21.11.2026` of `2026-11-21`. */
export const dayOf = (isoDay: string) => isoDay.split('-').toReversed().join('.');
