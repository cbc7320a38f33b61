/** Trims a form value to null if it is empty. */
export const orNull = (typed: string): string | null => typed.trim() || null;
