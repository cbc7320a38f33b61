import type { EndpointSchema } from '@atrium/api-client/contract/schemas';
import type { TSchema } from 'typebox';
import { escapeHtml } from '../html';
import { brand } from '../pages/page-style';
import type { RegisteredRoute } from '../route';
import { docsStyle } from './docs-style';
import { describeAccess, tagOf } from './operation';
import { createSchemaPrinter, type Json } from './print-schema';

const withCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The API reference as one page without scripts. */
export function docsPage(routes: readonly RegisteredRoute[], productName: string, nonce: string): string {
  const groups = Map.groupBy(routes, ({ endpoint }) => tagOf(endpoint));
  const title = `${escapeHtml(productName)} API`;
  const { schemas, print } = createSchemaPrinter();
  const article = ({ endpoint, schema }: RegisteredRoute) =>
    `<article><h3><span class="method method-${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>/api${escapeHtml(endpoint.path)}</code></h3>
<p>${withCode(schema.summary)}</p><p class="access">${withCode(describeAccess(endpoint))}</p>
${detailsOf(schema, print)}</article>`;
  const calls = [...groups].map(([name, entries]) => section(name, entries.map(article).join('')));
  const schemaNames = Object.keys(schemas).toSorted((one, other) => one.localeCompare(other));
  const records = section(
    'schemas',
    `<article>${schemaNames.map((name) => details(name, schemas[name], name)).join('')}</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${docsStyle}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header class="top">${brand(title)}</header>
<div class="page"><nav aria-label="Calls"><ul>${[...groups.keys(), 'schemas'].map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
<main><h1>${title}</h1><p class="lead">Bodies are form-encoded, JSON is accepted too. Calls with an effect need the header <code>X-Requested-With: XMLHttpRequest</code>. Errors are problems (RFC 9457) with <code>message</code> and <code>errors</code>. The same in <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<div id="calls">${calls.join('')}${records}</div></main></div></body></html>`;
}

const section = (name: string, content: string) =>
  `<section aria-labelledby="${escapeHtml(name)}"><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${content}</section>`;

function detailsOf({ params, query, body, answers }: EndpointSchema, print: (schema: TSchema) => Json): string {
  const part = (title: string, schema: TSchema | undefined) =>
    schema === undefined ? '' : details(title, print(schema));
  const replies = Object.entries(answers).map(([status, schema]) =>
    status === '204' ? '<p>Answers 204 without a body.</p>' : part(`Answer ${status}`, schema),
  );
  return [part('Path', params), part('Query', query), part('Body', body), ...replies].join('');
}

/** A link to an id inside a closed `details` element opens it. */
function details(title: string, schema: Json | undefined, id?: string): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$1</a>',
  );
  return `<details><summary>${escapeHtml(title)}</summary><pre${id === undefined ? '' : ` id="${id}"`}>${text}</pre></details>`;
}
