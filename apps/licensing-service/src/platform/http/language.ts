import type { FastifyRequest } from 'fastify';
import type { Language } from '../texts/texts';

/** The language of an answer: what the client asks for, else what the portal remembered, else English. */
export function languageOf(request: FastifyRequest): Language {
  return preferred(request.headers['accept-language']) ?? named(request.cookies['language']) ?? 'en';
}

/** The language of a page that the browser opens directly: the one chosen before, else what the browser asks for. */
export function pageLanguageOf(request: FastifyRequest): Language {
  return named(request.cookies['language']) ?? preferred(request.headers['accept-language']) ?? 'en';
}

function preferred(header = ''): Language | null {
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/;\s*q=/);
      return { language: named(tag.slice(0, 2).toLowerCase()), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.language !== null && wish.quality > 0);
  wishes.sort((one, other) => other.quality - one.quality);
  return wishes[0]?.language ?? null;
}

function named(language: string | undefined): Language | null {
  return language === 'en' || language === 'sl' ? language : null;
}
