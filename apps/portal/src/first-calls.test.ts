import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOrReuse, discardFirstCalls } from './first-calls';

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
