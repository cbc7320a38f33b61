import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { withContent } from './page-html.ts';
import { renderSource, type PageLanguage, type Renderer, type VisitorPageName } from './render.ts';

/** The browser's language, as far as development needs it. */
function languageOf({ cookie = '', 'accept-language': wanted = '' }: Connect.IncomingMessage['headers']): PageLanguage {
  const chosen = /(?:^|; )language=(en|sl)/.exec(cookie)?.[1] ?? /\b(en|sl)\b/.exec(wanted)?.[1];
  return chosen === 'sl' ? 'sl' : 'en';
}

/** The visitor page of a URL, chosen like the service does. */
function nameOf(url: string): VisitorPageName | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = [...new URLSearchParams(query).keys()];
  if (path === '/login' && parameters.every((name) => name === 'from')) return 'login';
  if (path === '/registration' && !parameters.includes('administrator')) return 'registration';
  return path === '/login/forgot-password' ? 'forgot-password' : undefined;
}

/** Renders visitor pages on request in development, with the same components as the build. */
export function developmentPages(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '', headers, method } = request;
    const isVisitor = !/(?:^|; )sid=/.test(headers.cookie ?? '');
    const name = method === 'GET' && isVisitor ? nameOf(url) : undefined;
    if (name === undefined) return next();
    const answer = async () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await renderPage(server, name, languageOf(headers)));
    };
    answer().catch(next);
  };
}

async function renderPage(server: ViteDevServer, name: VisitorPageName, language: PageLanguage): Promise<string> {
  const template = await readFile(join(server.config.root, `${name}.html`), 'utf8');
  const html = await server.transformIndexHtml(`/${name}.html`, template);
  const renderer = (await server.ssrLoadModule(`/${renderSource}`)) as Renderer;
  const { title, content } = await renderer.renderVisitorPage(name, language);
  return withContent(html, language, title, content);
}
