/** What is sent of a text that was typed: empty is none. */
export const orNull = (typed: string): string | null => typed.trim() || null;
