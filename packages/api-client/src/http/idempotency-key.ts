/**
 * A new idempotency key: 32 random hexadecimal digits. Make it when the form opens or the step begins, not per click,
 * and a new one when what is sent changes.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
