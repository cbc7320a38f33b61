import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  createCodelistEndpoint,
  deleteCodelistEndpoint,
  getCodelistEndpoint,
  listCodelistsEndpoint,
  loginEndpoint,
  updateCodelistEndpoint,
  type Codelist,
  type SelectOption,
} from '../contract';
import { ok, okPage, problem, stubService, type StubAnswers } from '../testing/stub';
import { ApiProvider } from './api-provider';
import { queryKeyOf } from './call-query';
import { useList } from './list';
import { useOptions, useSelectedOptions } from './options';
import { useRecord } from './record';
import { useDelete, useSave } from './save';
import { useCall } from './use-call';

const codelistCalls = {
  list: listCodelistsEndpoint,
  get: getCodelistEndpoint,
  create: createCodelistEndpoint,
  update: updateCodelistEndpoint,
  delete: deleteCodelistEndpoint,
};
const units = { id: 'u1', slug: 'units', title: 'Units', title_en: 'Units', title_sl: 'Enote', version: 1 } as Codelist;
const listOf = (data: readonly unknown[], page = 1, pages = 1) =>
  okPage(data, { current_page: page, last_page: pages });

function open<T>(hook: () => T, answers: StubAnswers) {
  const { client, calls } = stubService(answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  return { ...renderHook(hook, { wrapper }), queries, calls, routes: () => calls.map(({ route }) => route) };
}

describe('records', () => {
  it('are listed by page, order and filter, keeping the rows while another page loads', async () => {
    let page = 1;
    const { result, rerender, calls } = open(
      () => useList(listCodelistsEndpoint, { page, sort: '-title', filter: { built_in: 'true' } }),
      { 'GET /codelists': [listOf([units]), 'pending'] },
    );
    await waitFor(() => expect(result.current.data?.data).toEqual([units]));
    expect([...(calls[0]?.query ?? [])]).toEqual([
      ['page', '1'],
      ['sort', '-title'],
      ['filter[built_in]', 'true'],
    ]);
    page = 2;
    rerender();
    expect(result.current).toMatchObject({ isPlaceholderData: true, data: { data: [units] } });
  });

  it('are read by id, with the error of the call', async () => {
    const { result } = open(() => useRecord(getCodelistEndpoint, 'u1'), { 'GET /codelists/u1': problem(404) });
    await waitFor(() => expect(result.current.error?.name).toBe('NotFoundError'));
  });

  it('are created: the response becomes the record, and lists are refetched', async () => {
    const { result, queries, routes } = open(
      () => ({ list: useList(listCodelistsEndpoint, {}), save: useSave(codelistCalls) }),
      { 'GET /codelists': [listOf([]), listOf([units])], 'POST /codelists': ok(units, 201) },
    );
    await waitFor(() => expect(result.current.list.data?.data).toEqual([]));
    const body = { slug: 'units', title_en: 'Units', title_sl: 'Enote' };
    await act(() => result.current.save.mutateAsync({ body }));
    expect(queries.getQueryData(queryKeyOf(getCodelistEndpoint, { params: { id: 'u1' } }))).toEqual(units);
    await waitFor(() => expect(result.current.list.data?.data).toEqual([units]));
    expect(routes()).toEqual(['GET /codelists', 'POST /codelists', 'GET /codelists']);
  });

  it('are updated by id', async () => {
    const changed = { ...units, title_en: 'Measures', version: 2 };
    const { result, calls } = open(
      () => ({ record: useRecord(getCodelistEndpoint, 'u1'), save: useSave(codelistCalls) }),
      { 'GET /codelists/u1': ok(units), 'PUT /codelists/u1': ok(changed) },
    );
    await waitFor(() => expect(result.current.record.data).toEqual(units));
    const body = { title_en: 'Measures', title_sl: 'Enote', _version: 1 };
    await act(() => result.current.save.mutateAsync({ id: 'u1', body }));
    expect(calls[1]?.body).toEqual({ title_en: 'Measures', title_sl: 'Enote', _version: '1' });
    await waitFor(() => expect(result.current.record.data).toEqual(changed));
  });

  it('are deleted: their data is removed, and the deletion completes after the list is refetched', async () => {
    const { result, queries } = open(
      () => ({ list: useList(listCodelistsEndpoint, {}), remove: useDelete(codelistCalls) }),
      { 'GET /codelists': [listOf([units]), listOf([])], 'DELETE /codelists/u1': { status: 204 } },
    );
    await waitFor(() => expect(result.current.list.data?.data).toHaveLength(1));
    queries.setQueryData(queryKeyOf(getCodelistEndpoint, { params: { id: 'u1' } }), units);
    await act(() => result.current.remove.mutateAsync('u1'));
    expect(queries.getQueryData(queryKeyOf(getCodelistEndpoint, { params: { id: 'u1' } }))).toBeUndefined();
    expect(queries.getQueryData(queryKeyOf(listCodelistsEndpoint, { query: {} }))).toMatchObject({ data: [] });
  });
});

it('useCall fails with the errors of its contract', async () => {
  const { result } = open(() => useCall(loginEndpoint), {
    'POST /auth/login': problem(422, { errors: { email: ['No.'] } }),
  });
  act(() => result.current.mutate({ body: { email: 'a', password: 'b' } }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.error?.name === 'ValidationError' && result.current.error.text('email')).toBe('No.');
});

describe('useOptions', () => {
  const option = (key: string): SelectOption => ({
    key,
    title: key,
    label: key,
    subtitle: null,
    imageUrl: null,
    disabled: false,
    indent: 0,
  });
  const ten = (from: number) => Array.from({ length: 10 }, (_, at) => option(`o${from + at}`));

  it('loads ten options at a time until the end', async () => {
    const { result, calls } = open(() => useOptions({ namespace: 'tenants', columns: ['title'], search: 'a' }), {
      'POST /options': ({ body }) => listOf(ten(Number(body['page']) * 10), Number(body['page']), 2),
    });
    await waitFor(() => expect(result.current.options).toHaveLength(10));
    expect(calls[0]?.body).toEqual({
      namespace: 'tenants',
      columns: ['title'],
      search: 'a',
      page: '1',
      per_page: '10',
    });
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.more());
    await waitFor(() =>
      expect(result.current.options?.map(({ key }) => key)).toEqual([...ten(10), ...ten(20)].map(({ key }) => key)),
    );
    expect(result.current.hasMore).toBe(false);
    act(() => result.current.more());
    expect(calls).toHaveLength(2);
  });

  it('keeps options while another search loads', async () => {
    let search = 'a';
    const { result, rerender } = open(() => useOptions({ namespace: 'tenants', search }), {
      'POST /options': [listOf(ten(0)), 'pending'],
    });
    await waitFor(() => expect(result.current.options).toHaveLength(10));
    search = 'ab';
    rerender();
    expect(result.current.options).toHaveLength(10);
    expect(result.current.isFetching).toBe(true);
  });

  it('loads chosen options by key, and sends no request without keys', async () => {
    let keys = ['o7'];
    const { result, rerender, calls } = open(() => useSelectedOptions('tenants', keys), {
      'POST /options': listOf([option('o7')]),
    });
    await waitFor(() => expect(result.current.options).toEqual([option('o7')]));
    expect(calls[0]?.body).toEqual({ namespace: 'tenants', selected: ['o7'], per_page: '1' });
    keys = [];
    rerender();
    expect(result.current.options).toEqual([]);
    expect(calls).toHaveLength(1);
  });
});
