import type { Session } from '@atrium/api-client/contract';
import { parse } from 'bowser';

type Device = Session['device'];

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };
const longest = 60;

/** What a User-Agent header says of program and system; it is what the client claims, and no proof of anything. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: shown([browser.name, version]) ?? programOf(userAgent),
    system: shown([os.name]),
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  };
}

function shown(parts: readonly (string | undefined)[]): string | null {
  const text = parts.filter(Boolean).join(' ').trim().slice(0, longest);
  return text === '' ? null : text;
}

/** Programs that are no browsers name themselves first, as `curl/8.5.0`. */
function programOf(userAgent: string): string | null {
  const [, name, version] = /^([\w.-]+)(?:\/(\d+))?/.exec(userAgent) ?? [];
  return name === 'Mozilla' ? null : shown([name, version]);
}
