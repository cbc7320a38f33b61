import type { Session } from '@atrium/api-client/contract';
import { parse } from 'bowser';

type Device = Session['device'];

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };
const maxLength = 60;

/** Browser and system from a User-Agent header. The client chooses it, so it proves nothing. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: joinParts([browser.name, version]) ?? programOf(userAgent),
    system: joinParts([os.name]),
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  };
}

/** A program that has opened a document, such as Word. */
export const deviceOfProgram = (program: string): Device => ({
  browser: `${program}, WebDAV`,
  system: null,
  kind: 'desktop',
});

function joinParts(parts: readonly (string | undefined)[]): string | null {
  const text = parts.filter(Boolean).join(' ').trim().slice(0, maxLength);
  return text === '' ? null : text;
}

/** Other programs start with their own name, such as `curl/8.5.0`. */
function programOf(userAgent: string): string | null {
  const [, name, version] = /^([\w.-]+)(?:\/(\d+))?/.exec(userAgent) ?? [];
  return name === 'Mozilla' ? null : joinParts([name, version]);
}
