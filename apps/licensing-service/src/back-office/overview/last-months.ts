/** The months up to the one of a day such as `2026-11-21`, oldest first: `2025-12` … `2026-11`. */
export function lastMonths(day: string, amount: number): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: amount }, (_, at) => {
    const shown = last - amount + 1 + at;
    return `${Math.floor(shown / 12)}-${String((shown % 12) + 1).padStart(2, '0')}`;
  });
}
