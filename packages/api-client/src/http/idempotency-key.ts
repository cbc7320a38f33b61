/**
 * Creates an idempotency key of 32 random hexadecimal digits. Create it when the form opens or the step starts, not on
 * each click, and a new one when the input changes.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
