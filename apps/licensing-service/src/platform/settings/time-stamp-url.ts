import { StartupError } from '../startup-error';

/** Reads `TSA_URL`. Plain HTTP is allowed: what the authority answers is signed, and it learns a hash alone. */
export function readTimeStampUrl(value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hash !== '')
    throw new StartupError('TSA_URL must be an address such as https://tsa.example.com/tsr, without a password.');
  return url.href;
}
