import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleMembers, users } from './schema';
import { buildTestApp, type TestApp } from './testing/test-app';

describe('buildApp', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await buildTestApp();
  });
  afterAll(() => service.close());

  it('starts without any accounts', async () => {
    expect(await service.database.select().from(users)).toEqual([]);
    expect(await service.database.select().from(roleMembers)).toEqual([]);
  });

  it('reports live at once, and ready when the job workers run', async () => {
    const client = service.client();
    expect((await client.get('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await client.get('/health/ready')).statusCode).toBe(503);
    await service.dependencies.jobs.work([], service.dependencies);
    expect((await client.get('/health/ready')).json()).toEqual({ status: 'ok' });
  });

  it('answers an unknown URL with a problem in the caller’s language', async () => {
    const response = await service.client().get('/nothing', { headers: { 'accept-language': 'sl' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['content-language']).toBe('sl');
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found', message: 'Na tem naslovu ni ničesar.' });
  });
});
