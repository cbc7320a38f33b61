import { isDomainName } from './domain-name';
import { isCanonicalIpv4, isCanonicalIpv6 } from './ip-address';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** Maximum length in characters (RFC 1035). */
export const hostNameMaximum = 253;

/** The notation of a host. */
export type HostKind = 'name' | 'ipv4' | 'ipv6';
/** Why a host name or address is rejected. */
export type HostNameReason = BasicReason | 'tooLong' | 'shape';

function kindOf(host: string): HostKind | undefined {
  if (isCanonicalIpv4(host)) return 'ipv4';
  if (isCanonicalIpv6(host)) return 'ipv6';
  return isDomainName(host) ? 'name' : undefined;
}

/**
 * A host: a domain name (letters, digits, inner hyphens, also international) or an IP address in canonical form. Other
 * forms of addresses (`127.1`, `0x7f.1`, `2130706433`, IPv4 inside IPv6), brackets, zones, ports, trailing dots and
 * letters that IDNA would replace are rejected. Normalized to NFC and lower case.
 *
 * Valid: `db.example.com`, `192.0.2.10`, `2001:db8::1`. Invalid: `127.1`, `[::1]`, `example.com.`.
 * Source: RFC 1123 2.1, RFC 5890, RFC 5952; WHATWG URL, "ends in a number".
 */
export function checkHostName(value: unknown): Verdict<HostNameReason, { readonly kind: HostKind }> {
  if (typeof value !== 'string') return invalid('type');
  if (value === '') return invalid('empty');
  if (value.length > hostNameMaximum) return invalid('tooLong');
  const normalized = value.normalize('NFC').toLowerCase();
  const kind = kindOf(normalized);
  return kind === undefined ? invalid('shape') : { valid: true, normalized, kind };
}

/** Whether {@link checkHostName} accepts the value. */
export function isHostName(value: unknown): boolean {
  return checkHostName(value).valid;
}
