import { createHash } from 'node:crypto';

/**
 * Content security policy of a page without scripts: allows only its own style sheet, the product's fonts, and forms that
 * end at the given sources.
 */
export function pagePolicy(style: string, formAction = "'none'"): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
