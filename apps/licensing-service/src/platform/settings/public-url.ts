import { StartupError } from '../startup-error';
import { loopbackHosts } from './loopback-hosts';

/** Reads `PUBLIC_URL`. */
export function readPublicUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new StartupError(`PUBLIC_URL must be an address such as https://portal.example.com, not "${value}".`);
  }
  if (url.protocol === 'http:' && !loopbackHosts.includes(url.hostname)) {
    throw new StartupError(`PUBLIC_URL must begin with https:// for any host but this machine, not "${value}".`);
  }
  return url;
}

/** A local installation accepts each loopback name. */
export function ownOrigins(url: URL): string[] {
  if (url.protocol === 'https:') return [url.origin];
  return loopbackHosts.map((host) => new URL(`http://${host}:${url.port || '80'}`).origin);
}

/** Rejects http origins of a public installation: anyone on the network could modify such a page. */
export function readOrigin(value: string, { protocol }: URL): string {
  const exact = !value.includes('*') && URL.canParse(value) && new URL(value).origin === value;
  if (!exact || (protocol === 'https:' && !value.startsWith(protocol))) {
    throw new StartupError(`ALLOWED_ORIGINS must hold origins such as https://portal.example.com, not "${value}".`);
  }
  return value;
}
