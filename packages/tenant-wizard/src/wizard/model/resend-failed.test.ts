import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResender } from './resend-failed';
import { createSaver } from '@atrium/forms';

class Offline extends Error {}
class Refused extends Error {}

/** A section whose saves fail with these errors, one after the other, and then succeed. */
function setUp(errors: Error[]) {
  const sent: string[] = [];
  const saver = createSaver<{ title: string }>({
    saved: { version: 1, updated_at: null },
    isStale: () => false,
    send: async ({ title }, version) => {
      sent.push(title);
      const error = errors.shift();
      if (error !== undefined) throw error;
      return { version: version + 1, updated_at: '2026-11-21T09:42:00.000Z' };
    },
  });
  const { resend, stop } = createResender([saver], (error) => error instanceof Offline);
  return { saver, sent, resend, stop, status: () => saver.state.getState().status };
}

describe('createResender', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends failed sections without another change', async () => {
    const { saver, sent, resend, status } = setUp([new Offline()]);
    saver.change({ title: 'A' });
    await saver.flush();
    expect(status()).toBe('failed');
    resend();
    await vi.advanceTimersByTimeAsync(0);
    expect([status(), sent]).toEqual(['saved', ['A', 'A']]);
  });

  it('does not resend what the service rejected', async () => {
    const { saver, sent, resend, status } = setUp([new Refused()]);
    saver.change({ title: 'A' });
    await saver.flush();
    resend();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([status(), sent]).toEqual(['failed', ['A']]);
  });

  it('sends nothing without a failure, nor unfinished input', async () => {
    const { saver, sent, resend } = setUp([]);
    saver.change({ title: 'A' });
    resend();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
  });

  it('spaces its attempts, however often the service answers something else', async () => {
    const { saver, sent, resend, stop } = setUp(Array.from({ length: 9 }, () => new Offline()));
    saver.change({ title: 'A' });
    await saver.flush();
    for (let answers = 0; answers < 30; answers += 1) {
      resend();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent).toHaveLength(3);
    resend();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
  });
});
