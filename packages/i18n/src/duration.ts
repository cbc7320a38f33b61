/** Whole seconds as `41 s`, `1 min 12 s`, `2 h 5 min`; the units are the same in both languages. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return joined(`${minutes} min`, whole % 60, 's');
  return joined(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}

function joined(larger: string, smaller: number, unit: string): string {
  return smaller === 0 ? larger : `${larger} ${smaller} ${unit}`;
}
