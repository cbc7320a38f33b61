import { expect, it } from 'vitest';
import { keepLatest } from './keep-latest';

it('gives everybody the answer to what was asked last, whichever comes first', async () => {
  const latest = keepLatest<string>();
  const empty = Promise.withResolvers<string>();
  const typed = Promise.withResolvers<string>();
  const answers = Promise.all([latest(empty.promise), latest(typed.promise)]);
  typed.resolve('nothing is wrong');
  empty.resolve('fill in this field');
  expect(await answers).toEqual(['nothing is wrong', 'nothing is wrong']);
});

it('lets a failure of the last question through', async () => {
  const latest = keepLatest<string>();
  await latest(Promise.resolve('fine'));
  await expect(latest(Promise.reject(new Error('no schema')))).rejects.toThrow('no schema');
});
