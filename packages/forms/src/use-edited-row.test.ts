import { StaleError } from '@atrium/api-client';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEditedRow } from './use-edited-row';

const rows = [{ id: 'a', version: 1 }];

it('replaces the newer version after a conflict', async () => {
  const { result } = renderHook(() => useEditedRow(rows));
  act(() => void result.current.begin('a'));
  expect(result.current.open).toEqual({ id: 'a', version: 1 });
  const conflict = new StaleError(412, { current: { id: 'a', version: 5 } });
  await expect(result.current.save(() => Promise.reject(conflict))).rejects.toBe(conflict);
  expect(await result.current.save(async (base) => base?.version)).toBe(5);
});

it('opens a new row without a version to replace', async () => {
  const { result } = renderHook(() => useEditedRow(rows));
  act(() => void result.current.begin());
  expect([result.current.edited, result.current.open]).toEqual(['new', undefined]);
  expect(await result.current.save(async (base) => base)).toBeUndefined();
  act(() => result.current.end());
  expect(result.current.edited).toBeUndefined();
});
