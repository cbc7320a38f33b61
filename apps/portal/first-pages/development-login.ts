import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { withContent } from './page-html.ts';
import { renderSource, type PageLanguage, type Renderer } from './render.ts';

/** The language a browser asks for, as far as development needs it. */
function languageOf({ cookie = '', 'accept-language': wanted = '' }: Connect.IncomingMessage['headers']): PageLanguage {
  const chosen = /(?:^|; )language=(en|sl)/.exec(cookie)?.[1] ?? /\b(en|sl)\b/.exec(wanted)?.[1];
  return chosen === 'sl' ? 'sl' : 'en';
}

/** In development the login is rendered when a visitor asks for it, by the same components as in the build. */
export function developmentLogin(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '', headers, method } = request;
    const isVisitor = !/(?:^|; )sid=/.test(headers.cookie ?? '');
    if (method !== 'GET' || url.split('?', 1)[0] !== '/login' || /[?&](?!from=)/.test(url) || !isVisitor) return next();
    const answer = async () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await renderLogin(server, languageOf(headers)));
    };
    answer().catch(next);
  };
}

async function renderLogin(server: ViteDevServer, language: PageLanguage): Promise<string> {
  const template = await readFile(join(server.config.root, 'login.html'), 'utf8');
  const html = await server.transformIndexHtml('/login.html', template);
  const renderer = (await server.ssrLoadModule(`/${renderSource}`)) as Renderer;
  const { title, content } = await renderer.renderLogin(language);
  return withContent(html, language, title, content);
}
