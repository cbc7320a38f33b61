/** Formats `2026-11-21` as `21.11.2026`. */
export const formatIsoDay = (isoDay: string) => isoDay.split('-').toReversed().join('.');
