import type { EndpointSchema } from '@atrium/api-client/contract/schemas';

import { escapeHtml } from '../html';
import { brand } from '../pages/page-look';
import type { RegisteredRoute } from '../route';
import { docsStyle } from './docs-style';
import { accessInWords } from './openapi-document';

const inCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The API for people: one page, no script. */
export function docsPage(routes: readonly RegisteredRoute[], productName: string, nonce: string): string {
  const groups = Map.groupBy(routes, ({ endpoint }) => endpoint.id.split('.')[0] ?? '');
  const title = `${escapeHtml(productName)} API`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${docsStyle}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header class="top">${brand(title)}</header>
<div class="page"><nav aria-label="Calls"><ul>${[...groups.keys()].map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
<main><h1>${title}</h1><p class="lead">Bodies are form-encoded, JSON is accepted too. Calls with an effect need the header <code>X-Requested-With: XMLHttpRequest</code>. Errors are problems (RFC 9457) with <code>message</code> and <code>errors</code>. The same in <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<div id="calls">${[...groups].map(([name, entries]) => section(name, entries)).join('')}</div></main></div></body></html>`;
}

const section = (name: string, entries: readonly RegisteredRoute[]) =>
  `<section aria-labelledby="${escapeHtml(name)}"><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${entries.map(article).join('')}</section>`;

const article = ({ endpoint, schema }: RegisteredRoute) =>
  `<article><h3><span class="method method-${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>/api${escapeHtml(endpoint.path)}</code></h3>
<p>${inCode(schema.summary)}</p><p class="access">${inCode(accessInWords(endpoint))}</p>
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
