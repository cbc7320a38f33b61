import { validate } from '@readme/openapi-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly openapi: string;
  readonly info: { title?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<
    Record<'schemas' | 'responses' | 'parameters' | 'securitySchemes', Readonly<Record<string, Schema & Content>>>
  >;
}

/** Object schemas without a name. */
function unnamedObjects(value: unknown, path: string): { path: string; properties: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as Schema;
  const isNamed = /^components\/schemas\/\w+$/.test(path);
  return [
    ...(properties === undefined || isNamed ? [] : [{ path, properties: Object.keys(properties).length }]),
    ...Object.entries(value).flatMap(([name, member]) => unnamedObjects(member, `${path}/${name}`)),
  ];
}

describe('OpenAPI document', () => {
  let service: TestApp;
  let document: Document;
  let size: number;
  beforeAll(async () => {
    service = await buildTestApp();
    const answer = await service.client().get('/openapi.json');
    document = answer.json();
    size = Buffer.byteLength(answer.body);
  });
  afterAll(() => service.close());

  const operations = () =>
    service.app.routeTable.map(({ endpoint, schema }) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      if (operation === undefined) throw new Error(`${endpoint.id} is not described.`);
      return { endpoint, schema, operation };
    });

  it('lists every route with its responses and errors', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { endpoint, schema, operation } of operations()) {
      expect(operation.operationId).toBe(endpoint.id);
      expect(schema.summary).toMatch(/^\p{Lu}.+\.$/su);
      expect(schema.summary.startsWith(operation.summary)).toBe(true);
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses).toEqual(expect.arrayContaining([400, 429, 500, 503, ...(schema.errors ?? [])]));
      if (endpoint.access.kind !== 'public') expect(statuses).toContain(401);
    }
  });

  it('gives every operation an id that is unique in any spelling', () => {
    const names = operations().map(({ endpoint }) => endpoint.id.replaceAll(/\W/g, '').toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('defines each error response once', () => {
    const problem = (name: string) => ({
      content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const { ValidationFailed, ...others } = document.components.responses;
    expect(ValidationFailed).toMatchObject(problem('ValidationProblem'));
    for (const response of Object.values(others)) expect(response).toMatchObject(problem('Problem'));
    const references = Object.keys(document.components.responses).map((name) => `#/components/responses/${name}`);
    for (const { operation } of operations())
      for (const [status, response] of Object.entries(operation.responses))
        if (Number(status) >= 400) expect(response).toEqual({ $ref: expect.toBeOneOf(references) });
  });

  it('names the request and response schema of every operation', () => {
    const unnamed = operations().flatMap(({ endpoint, operation }) =>
      [operation.requestBody, ...Object.values(operation.responses)]
        .map((part) => part?.content?.['application/json']?.schema)
        .filter((schema) => schema !== undefined && (schema.items ?? schema).$ref === undefined)
        .map(() => endpoint.id),
    );
    expect(unnamed).toEqual([]);
  });

  it('defines each record schema once, under its name', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['CurrentUser', 'Invoice', 'LoginInput', 'Operation', 'Quote', 'Tenant', 'TenantPage']),
    );
    const many = unnamedObjects(document.paths, 'paths').concat(unnamedObjects(document.components, 'components'));
    expect(many.filter(({ properties }) => properties > 3)).toEqual([]);
  });

  it('defines shared parameters once', () => {
    const inline = operations().flatMap(({ operation }) =>
      operation.parameters.filter(({ $ref }) => $ref === undefined),
    );
    const written = inline.map((parameter) => JSON.stringify(parameter));
    expect(written).toEqual([...new Set(written)]);
  });

  it('declares the session and the CSRF header as security schemes', () => {
    const { session, requestedWith } = document.components.securitySchemes;
    expect(session).toMatchObject({ type: 'apiKey', in: 'cookie' });
    expect(requestedWith).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Requested-With' });
    for (const { endpoint, operation } of operations()) {
      const [schemes = {}] = operation.security;
      expect([endpoint.id, 'session' in schemes]).toEqual([endpoint.id, endpoint.access.kind !== 'public']);
      expect([endpoint.id, 'requestedWith' in schemes]).toEqual([endpoint.id, endpoint.csrf === 'session']);
    }
    expect(JSON.stringify(document.paths)).not.toContain('"X-Requested-With"');
  });

  it('takes at most 2 kB per operation', async ({ annotate }) => {
    const namedCount = Object.keys(document.components.schemas).length;
    await annotate(`${(size / 1000).toFixed(0)} kB, ${namedCount} named schemas, ${operations().length} calls`);
    expect(size / operations().length).toBeLessThan(2000);
  });

  it('is valid OpenAPI', async () => {
    expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true });
    const broken = structuredClone(document);
    delete broken.info.title;
    expect(await validate(broken as never)).toMatchObject({ valid: false });
  });

  it('has an HTML page without scripts and a policy that allows none', async () => {
    const answer = await service.client().get('/docs');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(answer.body).not.toContain('<script');
    for (const { endpoint } of service.app.routeTable) expect(answer.body).toContain(`/api${endpoint.path}`);
    for (const [, name] of answer.body.matchAll(/href="#([\w-]+)"/g)) expect(answer.body).toContain(` id="${name}"`);
  });
});
