import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings';
import type { Language } from '../../texts/texts';
import { pageLanguageOf } from '../language';
import { sessionTokenOf } from '../session-cookie';

/** What the first HTML depends on, for caches on the way. */
export const pageVariesBy = 'Cookie, Accept-Language, Accept-Encoding';

const built = /^(?<name>\w+)\.(?<language>en|sl)\.html$/;

export interface PortalPage {
  /** With placeholders for the nonce. */
  readonly html: string;
  readonly language: Language;
}

/** Picks the first HTML for whoever asks. */
export type PickPage = (request: FastifyRequest) => PortalPage;

/** Reads the pages that the build wrote, each in both languages; null where the portal was not built. */
export async function readPages(folder: string, settings: Settings): Promise<PickPage | null> {
  const plain = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (plain === null) return null;
  const pages = new Map<string, string>();
  for (const file of await readdir(folder)) {
    const { name, language } = built.exec(file)?.groups ?? {};
    if (name !== undefined) pages.set(`${name}.${language}`, await readFile(join(folder, file), 'utf8'));
  }
  return (request) => {
    const language = pageLanguageOf(request);
    return { html: pages.get(`${nameOf(request, settings)}.${language}`) ?? plain, language };
  };
}

/** What may stand in the address of a login that says nothing else: where to go on to. */
const isPlainLogin = (query: string) => [...new URLSearchParams(query).keys()].every((name) => name === 'from');

/** A visitor's login is there at once; everybody else waits for the first check of the session. */
function nameOf(request: FastifyRequest, settings: Settings): 'login' | 'tenants' | 'loading' {
  const [path = '', query = ''] = request.url.split('?', 2);
  const hasSession = sessionTokenOf(request, settings) !== null;
  if (path === '/login' && !hasSession && isPlainLogin(query)) return 'login';
  return hasSession && (path === '/' || path === '/tenants') ? 'tenants' : 'loading';
}
