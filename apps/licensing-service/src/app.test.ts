import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleMembers, users } from './schema';
import { buildTestApp, type TestApp } from './testing/test-app';

describe('the service', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await buildTestApp();
  });
  afterAll(() => service.close());

  it('begins without an account that anybody could know', async () => {
    expect(await service.database.select().from(users)).toEqual([]);
    expect(await service.database.select().from(roleMembers)).toEqual([]);
  });

  it('is live, and ready once jobs are worked on', async () => {
    const client = service.client();
    expect((await client.get('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await client.get('/health/ready')).statusCode).toBe(503);
    await service.dependencies.jobs.work([], service.dependencies);
    expect((await client.get('/health/ready')).json()).toEqual({ status: 'ok' });
  });

  it('answers an unknown address with a problem in the language of the caller', async () => {
    const response = await service.client().get('/nothing', { headers: { 'accept-language': 'sl' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['content-language']).toBe('sl');
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found', message: 'Na tem naslovu ni ničesar.' });
  });
});
