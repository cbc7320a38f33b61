import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings/settings';
import type { Language } from '../../texts/texts';
import { pageLanguageOf } from '../language';
import { sessionTokenOf } from '../session-cookie';

/** What the first HTML depends on, for caches on the way. */
export const pageVariesBy = 'Cookie, Accept-Language, Accept-Encoding';

const built = /^(?<name>[\w-]+)\.(?<language>en|sl)\.html$/;

export interface PortalPage {
  /** With placeholders for the nonce. */
  readonly html: string;
  readonly language: Language;
}

/** Chooses the first HTML for a visitor. */
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
    const hasSession = sessionTokenOf(request, settings) !== null;
    const html = pages.get(`${nameOf(request, hasSession)}.${language}`) ?? plain;
    return { html: hasSession ? html : html.replace('<html ', '<html data-visitor '), language };
  };
}

function signedInPage(path: string): string {
  if (path === '/' || path === '/tenants') return 'tenants';
  return path.startsWith('/tenants/details/') ? 'details' : 'loading';
}

/** A visitor's pages are there at once; the list and the details name their parts; everything else is the loading screen. */
function nameOf(request: FastifyRequest, hasSession: boolean): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  if (hasSession) return signedInPage(path);
  const asked = [...new URLSearchParams(query).keys()];
  if (path === '/login' && asked.every((name) => name === 'from')) return 'login';
  if (path === '/registration' && !asked.includes('administrator')) return 'registration';
  return path === '/login/forgot-password' ? 'forgot-password' : 'loading';
}
