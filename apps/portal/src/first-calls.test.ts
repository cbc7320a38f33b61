import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOrReuse, discardFirstCalls, readFirstCall } from './first-calls';

const url = '/api/tenants?page=1';
const early = () => Promise.resolve(new Response('early'));
const textOf = async (init: RequestInit = {}) => (await fetchOrReuse(url, init)).text();

describe('fetchOrReuse', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response('now'));
    window.atriumFirstCalls = new Map([[url, early()]]);
  });
  afterEach(discardFirstCalls);

  it('returns an early response once', async () => {
    expect(await textOf()).toBe('early');
    expect(await textOf()).toBe('now');
  });

  it('returns early responses only for reads', async () => {
    expect(await textOf({ method: 'PUT' })).toBe('now');
  });

  it('does not let the page send a call that the portal already sent', async () => {
    window.atriumFirstCalls?.delete(url);
    await textOf();
    expect(window.atriumFirstCalls?.has(url)).toBe(true);
    expect(await textOf()).toBe('now');
  });

  it('returns no early responses after the first page', async () => {
    discardFirstCalls();
    expect(await textOf()).toBe('now');
  });
});

describe('readFirstCall', () => {
  afterEach(discardFirstCalls);

  it('leaves the response to the portal', async () => {
    window.atriumFirstCalls = new Map([[url, Promise.resolve(Response.json({ total: 3 }))]]);
    expect(await readFirstCall(url)).toEqual({ total: 3 });
    expect(JSON.parse(await textOf())).toEqual({ total: 3 });
  });

  it.each([
    ['a refusal', () => Promise.resolve(Response.json({}, { status: 403 }))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a broken answer', () => Promise.resolve(new Response('{'))],
  ])('reads nothing of %s', async (_, call) => {
    window.atriumFirstCalls = new Map([[url, call()]]);
    expect(await readFirstCall(url)).toBeUndefined();
  });
});
