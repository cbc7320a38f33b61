import { validate } from '@readme/openapi-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

describe('the description of the API', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await buildTestApp();
  });
  afterAll(() => service.close());

  it('names every route with its answers and errors', async () => {
    const document = (await service.client().get('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const { endpoint, schema } of service.app.routeTable) {
      const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: endpoint.id, summary: schema.summary });
      expect(schema.summary).toMatch(/^\p{Lu}.+\.$/su);
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses).toEqual(expect.arrayContaining([400, 429, 500, 503, ...(schema.errors ?? [])]));
      if (endpoint.access.kind !== 'public') expect(statuses).toContain(401);
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        expect(response).toMatchObject({
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        });
      }
    }
    expect(document.components.schemas.Problem.required).toContain('request_id');
  });

  it('is valid OpenAPI', async () => {
    const document = (await service.client().get('/openapi.json')).json();
    expect(await validate(document)).toMatchObject({ valid: true });
    const broken = structuredClone(document);
    delete broken.info.title;
    expect(await validate(broken)).toMatchObject({ valid: false });
  });

  it('is a page without a script, with a policy that allows none', async () => {
    const answer = await service.client().get('/docs');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(answer.body).not.toContain('<script');
    for (const { endpoint } of service.app.routeTable) expect(answer.body).toContain(`/api${endpoint.path}`);
  });
});
