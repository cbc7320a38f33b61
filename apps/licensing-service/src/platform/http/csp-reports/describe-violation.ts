import type { CspReport } from '@atrium/api-client/contract';
import type { Settings } from '../../settings/settings';

/** What may be said of a broken policy: no address of a page, which may hold a token, and nothing in its own words. */
export function describeViolation(
  { body }: CspReport,
  { allowedOrigins }: Pick<Settings, 'allowedOrigins'>,
): Record<string, string | number | null> {
  return {
    directive: matching(body.effectiveDirective, /^[a-z-]{1,40}$/),
    blocked: originOf(body.blockedURL),
    disposition: matching(body.disposition, /^(enforce|report)$/),
    source: assetOf(body.sourceFile, allowedOrigins),
    line: body.lineNumber ?? null,
  };
}

const matching = (value: string | null | undefined, shape: RegExp) =>
  value !== null && value !== undefined && shape.test(value) ? value : null;

/** A keyword as `inline`, the origin of an address, or its scheme where it has none, as `data:`. */
function originOf(value: string | null | undefined): string | null {
  if (value === null || value === undefined || !URL.canParse(value)) return matching(value, /^[a-z-]{1,40}$/);
  const { origin, protocol } = new URL(value);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

/** A built file of the portal by its name. */
function assetOf(value: string | null | undefined, origins: readonly string[]): string | null {
  if (value === null || value === undefined || !URL.canParse(value)) return null;
  const { origin, pathname } = new URL(value);
  return origins.includes(origin) ? matching(pathname, /^\/assets\/[\w.-]{1,80}$/) : null;
}
