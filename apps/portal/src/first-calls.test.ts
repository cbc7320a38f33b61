import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOrTake, forgetFirstCalls } from './first-calls';

const url = '/api/tenants?page=1';
const early = () => Promise.resolve(new Response('early'));
const textOf = async (init: RequestInit = {}) => (await fetchOrTake(url, init)).text();

describe('a call that the page sent before the portal was there', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response('now'));
    window.atriumFirstCalls = new Map([[url, early()]]);
  });
  afterEach(forgetFirstCalls);

  it('answers the portal once', async () => {
    expect(await textOf()).toBe('early');
    expect(await textOf()).toBe('now');
  });

  it('answers reading alone', async () => {
    expect(await textOf({ method: 'PUT' })).toBe('now');
  });

  it('is not sent again after the portal has sent it', async () => {
    window.atriumFirstCalls?.delete(url);
    await textOf();
    expect(window.atriumFirstCalls?.has(url)).toBe(true);
    expect(await textOf()).toBe('now');
  });

  it('gives no answers after the first page', async () => {
    forgetFirstCalls();
    expect(await textOf()).toBe('now');
  });
});
