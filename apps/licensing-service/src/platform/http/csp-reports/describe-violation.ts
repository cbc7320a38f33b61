import type { CspReport } from '@atrium/api-client/contract';
import type { Settings } from '../../settings/settings';

/** Log fields of a violation. Leaves out page URLs, which may contain tokens, and free text. */
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

const matching = (value: string | null | undefined, pattern: RegExp) =>
  value !== null && value !== undefined && pattern.test(value) ? value : null;

/** A keyword such as `inline`, the origin of a URL, or its scheme if it has no origin, such as `data:`. */
function originOf(value: string | null | undefined): string | null {
  if (value === null || value === undefined || !URL.canParse(value)) return matching(value, /^[a-z-]{1,40}$/);
  const { origin, protocol } = new URL(value);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

/** The path of a built portal asset. */
function assetOf(value: string | null | undefined, origins: readonly string[]): string | null {
  if (value === null || value === undefined || !URL.canParse(value)) return null;
  const { origin, pathname } = new URL(value);
  return origins.includes(origin) ? matching(pathname, /^\/assets\/[\w.-]{1,80}$/) : null;
}
