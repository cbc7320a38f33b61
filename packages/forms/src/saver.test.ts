import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver } from './saver';

interface Body {
  title?: string;
  password?: string;
  gls?: { username: string; password?: string };
}

class Stale extends Error {}

function setUp(answers: (Error | undefined)[] = [], delay: number | null = 800) {
  const sent: { body: Body; version: number }[] = [];
  const saver = createSaver<Body>({
    saved: { version: 3, updated_at: null },
    isStale: (error) => error instanceof Stale,
    delay,
    send: async (body, version) => {
      sent.push({ body, version });
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
      return { version: version + 1, updated_at: '2026-11-21T09:42:00.000Z' };
    },
  });
  return { saver, sent };
}

describe('createSaver', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for Save without autosave', async () => {
    const { saver, sent } = setUp([], null);
    saver.change({ title: 'A' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect([saver.state.getState().status, saver.unsaved()]).toEqual(['waiting', { title: 'A' }]);
    expect(await saver.flush()).toBe(true);
    expect(sent).toEqual([{ body: { title: 'A' }, version: 3 }]);
  });

  it('waits for a pause in typing and sends the last state once', async () => {
    const { saver, sent } = setUp();
    saver.change({ title: 'A' });
    await vi.advanceTimersByTimeAsync(500);
    saver.change({ title: 'Ab' });
    await vi.advanceTimersByTimeAsync(799);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ body: { title: 'Ab' }, version: 3 }]);
    expect(saver.state.getState()).toMatchObject({ status: 'saved', savedAt: '2026-11-21T09:42:00.000Z' });
  });

  it('keeps a secret that only an earlier change contained, also within another field', async () => {
    const { saver, sent } = setUp();
    saver.change({ gls: { username: 'a', password: 'secret' } });
    saver.change({ gls: { username: 'ab' } });
    await saver.flush();
    expect(sent.map(({ body }) => body)).toEqual([{ gls: { username: 'ab', password: 'secret' } }]);
  });

  it('bases the next change on the version in the response', async () => {
    const { saver, sent } = setUp();
    saver.change({ title: 'A' });
    await saver.flush();
    saver.change({ title: 'B' });
    await saver.flush();
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
  });

  it('sends changes made during a save afterwards, never at the same time', async () => {
    const { saver, sent } = setUp();
    saver.change({ title: 'A' });
    const first = saver.flush();
    saver.change({ title: 'B' });
    await Promise.all([first, saver.flush()]);
    expect(sent.map(({ body }) => body.title)).toEqual(['A', 'B']);
  });

  it('keeps a password that a later change does not contain', async () => {
    const { saver, sent } = setUp();
    saver.change({ title: 'A', password: 'skrivnost-1' });
    saver.change({ title: 'B' });
    await saver.flush();
    expect(sent[0]?.body).toEqual({ title: 'B', password: 'skrivnost-1' });
  });

  it('reports a failure and sends the same again', async () => {
    const { saver, sent } = setUp([new Error('offline')]);
    saver.change({ title: 'A' });
    expect(await saver.flush()).toBe(false);
    expect(saver.state.getState().status).toBe('failed');
    expect(await saver.flush()).toBe(true);
    expect(sent.map(({ body }) => body.title)).toEqual(['A', 'A']);
  });

  it('does not overwrite another user’s work automatically', async () => {
    const { saver, sent } = setUp([new Stale()]);
    saver.change({ title: 'A' });
    expect(await saver.flush()).toBe(false);
    saver.change({ title: 'B' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(saver.state.getState().status).toBe('stale');
    expect(sent).toHaveLength(1);
    expect(saver.unsaved()).toEqual({ title: 'B' });
    saver.adopt({ version: 9, updated_at: null });
    expect(await saver.flush()).toBe(true);
    expect(sent[1]).toEqual({ body: { title: 'B' }, version: 9 });
  });
});
