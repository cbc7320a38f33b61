import { expect, it } from 'vitest';
import { keepLatest } from './keep-latest';

it('gives every caller the answer to the latest request, whichever arrives first', async () => {
  const latest = keepLatest<string>();
  const empty = Promise.withResolvers<string>();
  const typed = Promise.withResolvers<string>();
  const answers = Promise.all([latest(empty.promise), latest(typed.promise)]);
  typed.resolve('nothing is wrong');
  empty.resolve('fill in this field');
  expect(await answers).toEqual(['nothing is wrong', 'nothing is wrong']);
});

it('rejects every caller when the latest request fails', async () => {
  const latest = keepLatest<string>();
  await latest(Promise.resolve('fine'));
  await expect(latest(Promise.reject(new Error('no schema')))).rejects.toThrow('no schema');
});
