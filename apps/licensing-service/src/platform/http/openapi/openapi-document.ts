import type { Settings } from '../../settings/settings';
import { apiBase, type RegisteredRoute } from '../route';
import { operationOf, tagOf } from './operation';
import { createSchemaPrinter, type Json } from './print-schema';
import { describeProblems } from './problem-responses';
import { shareParameters } from './share-parameters';

/** The OpenAPI 3.1 document, generated from the registered routes. */
export function openapiDocument(
  routes: readonly RegisteredRoute[],
  settings: Pick<Settings, 'productName' | 'cookie'>,
): Json {
  const printer = createSchemaPrinter();
  const operations = routes.map((entry) => ({ ...entry.endpoint, operation: operationOf(entry, printer) }));
  const { shared, refer } = shareParameters(operations.flatMap(({ operation }) => operation.parameters));
  const paths: Record<string, Record<string, Json>> = {};
  for (const { path, method, operation } of operations) {
    const parameters = operation.parameters.map(refer);
    (paths[path] ??= {})[method.toLowerCase()] = { ...operation, parameters };
  }
  const responses = describeProblems(printer);
  return {
    openapi: '3.1.0',
    info: { title: `${settings.productName} licensing service`, version: '1', description: introduction },
    servers: [{ url: apiBase }],
    tags: [...new Set(routes.map(({ endpoint }) => tagOf(endpoint)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: byName(printer.schemas),
      responses,
      parameters: byName(shared),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: settings.cookie.name, description: 'Set by `auth.login`.' },
        requestedWith: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Requested-With',
          description: '`XMLHttpRequest`, which no form of another site can send.',
        },
      },
    },
  };
}

const introduction =
  'Bodies are JSON or form-encoded (`a[b]=…`, `tags[]=` for an empty list, empty for null). Calls with an effect need the header `X-Requested-With: XMLHttpRequest` and, from a browser, the portal’s own origin. Every error is a problem (RFC 9457) with `message` and, where fields are wrong, `errors`.';

const byName = (components: Readonly<Record<string, Json>>): Json =>
  Object.fromEntries(Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1)));
