import type { FastifyRequest } from 'fastify';
import type { Language } from '../texts/texts';

/** Language of a response: `Accept-Language`, then the portal's cookie, then English. */
export function languageOf(request: FastifyRequest): Language {
  return preferred(request.headers['accept-language']) ?? supported(request.cookies['language']) ?? 'en';
}

/** Language of a page the browser opens directly: the portal's cookie, then `Accept-Language`, then English. */
export function pageLanguageOf(request: FastifyRequest): Language {
  return supported(request.cookies['language']) ?? preferred(request.headers['accept-language']) ?? 'en';
}

function preferred(header = ''): Language | null {
  const preferences = header
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/;\s*q=/);
      return {
        language: supported(tag.slice(0, 2).toLowerCase()),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((preference) => preference.language !== null && preference.quality > 0);
  preferences.sort((one, other) => other.quality - one.quality);
  return preferences[0]?.language ?? null;
}

function supported(language: string | undefined): Language | null {
  return language === 'en' || language === 'sl' ? language : null;
}
