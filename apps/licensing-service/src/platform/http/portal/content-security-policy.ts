import { createCspReportEndpoint } from '@atrium/api-client/contract';
import { gatewaysAmong } from '@atrium/api-client/contract/schemas';
import { randomBytes } from 'node:crypto';
import { urlOf } from '../route';

/** A new 128-bit nonce for each page. */
export const createNonce = () => randomBytes(16).toString('base64');

const reports = 'csp';

/** `Reporting-Endpoints` header for CSP reports. */
export const reportingEndpoints = `${reports}="${urlOf(createCspReportEndpoint)}"`;

/** Content-Security-Policy of the portal: only built files with the nonce and card forms, nothing inline. */
export function portalPolicy(nonce: string, payments: readonly string[]): string {
  const cardForms = gatewaysAmong(payments).flatMap(({ origins }) => origins ?? []);
  const frames = cardForms.flatMap(({ frame }) => frame);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...cardForms.flatMap(({ connect }) => connect)].join(' '),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `report-to ${reports}`,
  ].join('; ');
}
