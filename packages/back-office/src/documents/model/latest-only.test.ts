import { expect, it } from 'vitest';
import { latestOnly } from './latest-only';

it('runs one call at a time, drops the answer of an older one, and sends only the newest', async () => {
  const sent: string[] = [];
  const done: string[] = [];
  const open: (() => void)[] = [];
  const queue = latestOnly<string, string>({
    run: (input) => {
      sent.push(input);
      return new Promise((resolve) => open.push(() => resolve(input)));
    },
    onDone: (output) => done.push(output),
    onFailed: () => undefined,
  });
  for (const input of ['a', 'ab', 'abc']) queue.ask(input);
  expect(sent).toEqual(['a']);
  open.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect([sent, done]).toEqual([['a', 'abc'], []]);
  open.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual(['abc']);
});
