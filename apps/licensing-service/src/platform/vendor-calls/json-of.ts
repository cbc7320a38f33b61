import type { VendorAnswer } from './vendor-call';

/** Parses the body as a JSON object; null for anything else. */
export function jsonOf({ text }: VendorAnswer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
