import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings/settings';
import type { Language } from '../../texts/texts';
import { pageLanguageOf } from '../language';
import { sessionTokenOf } from '../session-cookie';

/** `Vary` header of portal pages. */
export const pageVariesBy = 'Cookie, Accept-Language, Accept-Encoding';

const pageFile = /^(?<name>[\w-]+)\.(?<language>en|sl)\.html$/;

export interface PortalPage {
  /** Contains nonce placeholders. */
  readonly html: string;
  readonly language: Language;
}

/** Chooses the prerendered page for a request. */
export type PickPage = (request: FastifyRequest) => PortalPage;

/** Reads the prerendered pages in both languages; null if the portal has not been built. */
export async function readPages(folder: string, settings: Settings): Promise<PickPage | null> {
  const plain = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (plain === null) return null;
  const pages = new Map<string, string>();
  for (const file of await readdir(folder)) {
    const { name, language } = pageFile.exec(file)?.groups ?? {};
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
  if (path === '/customers') return 'customers';
  return path.startsWith('/tenants/details/') ? 'details' : 'loading';
}

/**
 * Visitors get the prerendered page. Signed-in users get the page of a list or of details. Everything else gets the
 * loading screen.
 */
function nameOf(request: FastifyRequest, hasSession: boolean): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  if (hasSession) return signedInPage(path);
  const parameters = [...new URLSearchParams(query).keys()];
  if (path === '/login' && parameters.every((name) => name === 'from')) return 'login';
  if (path === '/registration' && !parameters.includes('administrator')) return 'registration';
  return path === '/login/forgot-password' ? 'forgot-password' : 'loading';
}
