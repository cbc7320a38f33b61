import { readJson } from '../tooling/commands/demo-calls.ts';
import { type MediaService, startMediaService } from './media-service.ts';

interface Template {
  readonly id: string;
  readonly content: { readonly fields: readonly { readonly name: string; readonly type: string }[] };
}

/** A built service with one saved document. */
export interface DocumentService extends MediaService {
  readonly documentId: string;
  /** Sends JSON as the Administrator. */
  readonly send: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, json?: unknown) => Promise<T>;
}

export async function startDocumentService(
  environment: Readonly<Record<string, string>> = {},
): Promise<DocumentService> {
  const service = await startMediaService(environment);
  const send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, json?: unknown): Promise<T> =>
    readJson<T>(request(service, method, path, json));
  try {
    return { ...service, send, documentId: await createDocument(send) };
  } catch (error) {
    await service.stop();
    throw error;
  }
}

async function request({ url, session }: MediaService, method: string, path: string, json: unknown): Promise<Response> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': 'en',
      'Idempotency-Key': crypto.randomUUID(),
      cookie: session.cookie,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** A letter from a template that comes with the product. */
async function createDocument(send: DocumentService['send']): Promise<string> {
  const customer = await send<{ id: string }>('POST', '/customers', {
    title: 'Žagarstvo Češnjevec d.o.o.',
    street: 'Škofjeloška cesta 12',
    postal_code: '4000',
    post: 'Kranj',
    country: 'SI',
    active: true,
    contacts: [],
  });
  const { data } = await send<{ data: readonly { id: string }[] }>(
    'GET',
    '/document-templates?filter[category]=letter',
  );
  const template = await send<Template>('GET', `/document-templates/${data[0]?.id ?? ''}`);
  const fields = template.content.fields.map(({ name, type }) => [name, type === 'date' ? '2026-12-21' : '1']);
  const draft = await send<{ id: string; version: number }>('POST', '/document-drafts', {
    template_id: template.id,
    customer_id: customer.id,
    title: 'Dopis č š ž',
    fields: Object.fromEntries(fields),
    items: [],
  });
  const saved = await send<{ id: string }>('POST', '/documents', { draft_id: draft.id, _version: draft.version });
  return saved.id;
}
