/** Fields of a form; an object inside becomes `outer[inner]`. */
export type Form = { readonly [name: string]: string | number | boolean | null | undefined | Form | readonly string[] };

export interface Request {
  readonly method: string;
  /** With the API base. */
  readonly path: string;
  readonly language?: string;
  readonly cookie?: string | undefined;
  readonly form?: Form;
  readonly json?: unknown;
  readonly parts?: FormData;
  /** Added to the portal's headers; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export function encodeForm(form: Form): URLSearchParams {
  const fields = new URLSearchParams();
  const add = (name: string, value: Form[string]): void => {
    if (value === undefined) return;
    if (typeof value !== 'object' || value === null) fields.append(name, String(value ?? ''));
    else for (const [inner, item] of Object.entries(value)) add(`${name}[${inner}]`, item);
  };
  for (const [name, value] of Object.entries(form)) add(name, value);
  return fields;
}

function bodyOf({ form, json, parts }: Request): BodyInit | undefined {
  if (form !== undefined) return encodeForm(form);
  return json === undefined ? parts : JSON.stringify(json);
}

/** Sends a request as the portal does, without following redirects. */
export async function send(base: string, request: Request): Promise<Answer> {
  const { method, path, language = 'en', cookie } = request;
  const usual = {
    'X-Requested-With': 'XMLHttpRequest',
    'Accept-Language': language,
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
    ...(cookie === undefined ? {} : { cookie }),
    ...(request.json === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...request.headers,
  };
  const body = bodyOf(request);
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: Object.entries(usual).filter((header): header is [string, string] => header[1] !== null),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}
