import { readJson } from '../tooling/commands/demo-calls.ts';
import { type MediaService, startMediaService } from './media-service.ts';

interface Template {
  readonly id: string;
  readonly content: { readonly fields: readonly { readonly name: string; readonly type: string }[] };
}

/** A built service for documents. */
export interface DocumentService extends MediaService {
  /** Sends JSON as the Administrator. */
  readonly send: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, json?: unknown) => Promise<T>;
  /** Reads a file. */
  readonly read: (path: string) => Promise<Uint8Array>;
  readonly addCustomer: () => Promise<string>;
  /** Saves a letter, from a template that comes with the product. */
  readonly addLetter: () => Promise<string>;
  /** Adds a PDF as the second version of a document. */
  readonly addVersion: (id: string, pdf: Uint8Array) => Promise<void>;
}

export async function startDocumentService(
  environment: Readonly<Record<string, string>> = {},
): Promise<DocumentService> {
  const service = await startMediaService(environment);
  const send = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, json?: unknown): Promise<T> => {
    const body =
      json === undefined ? {} : { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } };
    const response = await request(service, path, { method, ...body });
    return response.status === 204 ? (undefined as T) : readJson<T>(Promise.resolve(response));
  };
  const addCustomer = async () => {
    const { id } = await send<{ id: string }>('POST', '/customers', customer);
    return id;
  };
  return {
    ...service,
    send,
    read: async (path) => new Uint8Array(await (await request(service, path)).arrayBuffer()),
    addCustomer,
    addLetter: async () => saveLetter(send, await addCustomer()),
    addVersion: async (id, pdf) => {
      const form = new FormData();
      form.append('file', new File([Uint8Array.from(pdf)], 'dopis.pdf'));
      form.append('accept_unsigned', 'true');
      form.append('_version', '1');
      await request(service, `/documents/${id}/versions`, { method: 'POST', body: form });
    },
  };
}

async function request({ url, session }: MediaService, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${url}/api${path}`, {
    ...init,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': 'en',
      'Idempotency-Key': crypto.randomUUID(),
      cookie: session.cookie,
      ...(init.headers as Record<string, string> | undefined),
    },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

const customer = {
  title: 'Žagarstvo Češnjevec d.o.o.',
  street: 'Škofjeloška cesta 12',
  postal_code: '4000',
  post: 'Kranj',
  country: 'SI',
  active: true,
  contacts: [],
};

async function saveLetter(send: DocumentService['send'], customerId: string): Promise<string> {
  const { data } = await send<{ data: readonly { id: string }[] }>(
    'GET',
    '/document-templates?filter[category]=letter',
  );
  const template = await send<Template>('GET', `/document-templates/${data[0]?.id ?? ''}`);
  const fields = template.content.fields.map(({ name, type }) => [name, type === 'date' ? '2026-12-21' : '1']);
  const draft = await send<{ id: string; version: number }>('POST', '/document-drafts', {
    template_id: template.id,
    customer_id: customerId,
    title: 'Dopis č š ž',
    fields: Object.fromEntries(fields),
    items: [],
  });
  const saved = await send<{ id: string }>('POST', '/documents', { draft_id: draft.id, _version: draft.version });
  return saved.id;
}
