import type { EndpointSchema } from '@atrium/api-client/contract';
import { escapeHtml } from '../html';
import type { RegisteredRoute } from '../route';
import { accessInWords } from './openapi-document';

const inCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The API for people: one page, no script. */
export function docsPage(routes: readonly RegisteredRoute[], productName: string, nonce: string): string {
  const groups = Map.groupBy(routes, ({ endpoint }) => endpoint.id.split('.')[0] ?? '');
  const title = `${escapeHtml(productName)} API`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${style}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header><h1>${title}</h1><p>Bodies are form-encoded, JSON is accepted too. Calls with an effect need the header <code>X-Requested-With: XMLHttpRequest</code>. Errors are problems (RFC 9457) with <code>message</code> and <code>errors</code>. The same in <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Calls"><ul>${[...groups.keys()].map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav></header>
<main id="calls">${[...groups].map(([name, entries]) => section(name, entries)).join('')}</main></body></html>`;
}

const section = (name: string, entries: readonly RegisteredRoute[]) =>
  `<section aria-labelledby="${escapeHtml(name)}"><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${entries.map(article).join('')}</section>`;

const article = ({ endpoint, schema }: RegisteredRoute) =>
  `<article><h3><span class="method">${endpoint.method}</span> <code>/api${escapeHtml(endpoint.path)}</code></h3>
<p>${inCode(endpoint.summary)}</p><p class="access">${inCode(accessInWords(endpoint))}</p>
${inputs('Path', schema.params)}${inputs('Query', schema.query)}${inputs('Body', schema.body)}${answers(schema)}</article>`;

function inputs(title: string, schema: EndpointSchema['body']): string {
  return schema === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

const answers = ({ answers: schemas }: EndpointSchema) =>
  Object.entries(schemas)
    .map(([status, schema]) =>
      status === '204' ? '<p>Answers 204 without a body.</p>' : inputs(`Answer ${status}`, schema),
    )
    .join('');

const style = `:root{color-scheme:light dark;--line:light-dark(#d5dae3,#3a4252);--soft:light-dark(#f4f6fa,#1b202b);--link:light-dark(#1f4fbf,#9dbcff)}
body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}a{color:var(--link)}h2{margin-top:2.5rem;text-transform:capitalize}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}article{border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}
h3{margin:0;font-size:1rem;overflow-wrap:anywhere}.method{display:inline-block;min-width:4rem}.access{font-size:.9rem}pre{background:var(--soft);padding:.75rem;overflow:auto;border-radius:.25rem}
summary{cursor:pointer;padding:.25rem 0}.skip{position:absolute;left:-99rem}.skip:focus{left:1rem}:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;
