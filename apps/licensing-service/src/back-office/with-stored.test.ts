import { expect, it, vi } from 'vitest';
import { Conflict, FileTooLarge, type FileStore } from '../platform';
import { withStored } from './with-stored';

it.each([
  ['deletes the files that a refusal leaves', new Conflict(), ['id'], 409],
  ['keeps the files after an error that may follow a commit', new Error('connection lost'), [], undefined],
  ['refuses a file above the limit', new FileTooLarge(1), ['id'], 422],
])('%s', async (_what, error, expected, status) => {
  const deleted: string[] = [];
  const files = {
    put: vi.fn().mockResolvedValueOnce({ id: 'id' }),
    delete: async (id: string) => void deleted.push(id),
  } as unknown as FileStore;
  const work = withStored(files, { pdf: new Uint8Array(1) }, () => Promise.reject(error));
  const failure: unknown = await work.catch((thrown: unknown) => thrown);
  expect([deleted, Reflect.get(Object(failure), 'status')]).toEqual([expected, status]);
});
