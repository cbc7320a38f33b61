import { areDigits } from './characters';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** Why a port is rejected. */
export type PortReason = BasicReason | 'shape';

/**
 * A TCP port: a whole number from 1 to 65535 in plain digits without a leading zero.
 *
 * Valid: `5432`. Invalid: `0`, `65536`, `+80`, `080`.
 * Source: RFC 6335, section 6 (0 is reserved).
 */
export function checkPort(value: unknown): Verdict<PortReason, { readonly port: number }> {
  if (typeof value !== 'string') return invalid('type');
  const normalized = value.trim();
  if (normalized === '') return invalid('empty');
  if (normalized.length > 5 || !areDigits(normalized) || normalized.startsWith('0')) return invalid('shape');
  const port = Number(normalized);
  return port <= 65_535 ? { valid: true, normalized, port } : invalid('shape');
}

/** Whether {@link checkPort} accepts the value. */
export function isPort(value: unknown): boolean {
  return checkPort(value).valid;
}
