import '../testing/browser-parts';
import { createFakeService } from '@atrium/api-client/testing';
import { markUnsavedWork } from '@atrium/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { features } from '../features';
import type { PortalHandle } from '../portal-feature';
import { openPortal } from '../testing/open-portal';
import { chunkTimeout, loadChunk } from './load-chunk';
import { reloadOnce } from './reload-once';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const missingChunk = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const pendingChunk = () => new Promise<never>(() => undefined);

describe('loadChunk', () => {
  it('retries after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missingChunk).mockResolvedValue('part');
    await expect(loadChunk(load)).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('throws a ChunkLoadError after the second failure', async () => {
    const load = vi.fn(missingChunk);
    await expect(loadChunk(load)).rejects.toMatchObject({ name: 'ChunkLoadError', reason: 'failed' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('throws a ChunkLoadError after 120 seconds, not earlier', async () => {
    expect(chunkTimeout).toBe(120_000);
    vi.useFakeTimers();
    const ended = vi.fn<(error: unknown) => void>();
    void loadChunk(pendingChunk).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError', reason: 'timeout' }));
  });
});

describe('reloadOnce', () => {
  it('reloads once, and again only after a while', () => {
    vi.useFakeTimers();
    const reload = vi.fn<() => void>();
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    vi.advanceTimersByTime(2 * chunkTimeout);
    expect(reloadOnce(reload)).toBe(false);
    vi.advanceTimersByTime(600_000);
    expect(reloadOnce(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads over unsaved work', () => {
    const release = markUnsavedWork();
    const reload = vi.fn<() => void>();
    expect(reloadOnce(reload)).toBe(false);
    release();
    expect(reloadOnce(reload)).toBe(true);
  });

  it('does not reload without session storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = vi.fn<() => void>();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page with a missing chunk', () => {
  const handle: PortalHandle = { titleKey: 'tenants:list.title', access: 'user' };

  async function openBroken(load: RouteObject['lazy']) {
    const service = createFakeService();
    service.signIn();
    const broken = { id: 'broken', routes: [{ path: '/broken', handle, lazy: load }], messages: [], navigation: [] };
    const opened = await openPortal('/tenants', { service, features: [...features, broken as never] });
    await screen.findByRole('heading', { level: 1 });
    return opened;
  }
  const failure = () => screen.findByRole('heading', { level: 1, name: 'This page could not be shown' });

  it('reloads once and then shows the error page with Reload', async () => {
    reloadOnce(() => undefined);
    const load = vi.fn(missingChunk);
    const { router } = await openBroken(load);
    await router.navigate('/broken');
    await failure();
    screen.getByRole('button', { name: 'Reload' });
    screen.getByRole('navigation', { name: 'Main' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is requested again on the next navigation', async () => {
    reloadOnce(() => undefined);
    const load = vi
      .fn<() => Promise<{ Component: () => string }>>()
      .mockImplementationOnce(missingChunk)
      .mockImplementationOnce(missingChunk)
      .mockResolvedValue({ Component: () => 'Here at last' });
    const { router } = await openBroken(load);
    await router.navigate('/broken');
    await failure();
    await router.navigate('/tenants');
    await router.navigate('/broken');
    await screen.findByText('Here at last');
  });

  it('shows progress while a slow chunk loads', async () => {
    const { router } = await openBroken(pendingChunk);
    void router.navigate('/broken');
    await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Loading'));
  });
});
