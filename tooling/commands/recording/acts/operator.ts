import type { Caller, Recorder } from '../recorder.ts';

interface Record {
  readonly id: string;
  readonly version: number;
}

/** Records changes to codelists and to the price list. */
export async function recordOperator(recorder: Recorder, operator: Caller, language: 'en' | 'sl'): Promise<void> {
  const caller = { ...operator, language };
  await keepCodelists(recorder, caller);
  await keepOptions(recorder, caller);
  await keepPrices(recorder, caller);
}

async function keepCodelists(recorder: Recorder, caller: Caller): Promise<void> {
  const slug = `recorded_${caller.language}`;
  const form = { slug, title_en: 'Recorded', title_sl: 'Posneto' };
  const made = await recorder.must<Record>(caller, 'POST', '/codelists', { form });
  recorder.book.nameId(made.id, `codelist ${slug}`);
  await recorder.call(caller, 'POST', '/codelists', { form, note: 'taken' });
  await recorder.call(caller, 'POST', '/codelists', { form: { ...form, slug: 'Not A Slug' }, note: 'wrong' });
  const change = { title_en: 'Changed', title_sl: 'Spremenjeno', _version: made.version };
  await recorder.must(caller, 'PUT', `/codelists/${made.id}`, { form: change });
  await recorder.call(caller, 'PUT', `/codelists/${made.id}`, { form: change, note: 'stale' });
  await recorder.must(caller, 'GET', `/codelists/${made.id}`);
  const copied = { slug: `${slug}_copy`, title_en: 'Copy' };
  const copy = await recorder.must<Record>(caller, 'POST', `/codelists/duplicate/${made.id}`, { form: copied });
  await recorder.must(caller, 'DELETE', `/codelists/${copy.id}`);
  await recorder.call(caller, 'DELETE', `/codelists/${copy.id}`, { note: 'again' });
  const { data } = await recorder.peek<{ data: Record[] }>(caller, '/codelists?filter[built_in]=true&per_page=100');
  for (const { id } of data) await recorder.must(caller, 'GET', `/codelists/${id}`);
  await recorder.call(caller, 'DELETE', `/codelists/${data[0]?.id}`, { note: 'built in' });
}

async function keepOptions(recorder: Recorder, caller: Caller): Promise<void> {
  const slug = `recorded_${caller.language}`;
  const store = (params: object, note: string) =>
    recorder.call(caller, 'POST', '/codelists/storeData', { json: { schema_slug: slug, params }, note });
  await store({ key: 'one', title_en: 'One', title_sl: 'Ena', value: 1 }, 'right');
  await store({ key: 'two', title_en: 'Two', title_sl: 'Dva', value: 2, position: 0 }, 'right');
  await store({ key: 'one', title_en: 'One', title_sl: 'Ena' }, 'taken');
  await store({ key: 'not a key', title_en: '', title_sl: 'x' }, 'wrong');
  const found = await recorder.must<{ [slug: string]: { data: Record[] } }>(caller, 'GET', `/codelists/get/${slug}`);
  const [first, second] = found[slug]?.data ?? [];
  const update = (params: object, version: number, note: string) =>
    recorder.call(caller, 'PUT', '/codelists/updateData', {
      json: { schema_slug: slug, data_id: first?.id, params, _version: version },
      note,
    });
  await update({ title_en: 'First', position: 1 }, first?.version ?? 0, 'right');
  await update({ title_en: 'Late' }, first?.version ?? 0, 'stale');
  await update({ key: 'other' }, (first?.version ?? 0) + 1, 'fixed key');
  const order = (ids: readonly (string | undefined)[], note: string) =>
    recorder.call(caller, 'PUT', '/codelists/orderData', { json: { schema_slug: slug, data_ids: ids }, note });
  await order([second?.id, first?.id], 'right');
  await order([first?.id], 'incomplete');
  const remove = (note: string) =>
    recorder.call(caller, 'POST', '/codelists/removeData', { json: { schema_slug: slug, data_id: second?.id }, note });
  await remove('right');
  await remove('again');
  await recorder.must(caller, 'GET', `/codelists/get/${slug},vat_rates`);
}

async function keepPrices(recorder: Recorder, caller: Caller): Promise<void> {
  const prices = await recorder.must<{ version: number; licence: number }>(caller, 'GET', '/price-list');
  const form = { licence: prices.licence + 100, module: 1000, asset: 50, yearly_months: 10, _version: prices.version };
  await recorder.call(caller, 'PUT', '/price-list', {
    form: { ...form, licence: -1, yearly_months: 13 },
    note: 'wrong',
  });
  await recorder.must(caller, 'PUT', '/price-list', { form });
  await recorder.call(caller, 'PUT', '/price-list', { form, note: 'stale' });
  await recorder.must(caller, 'GET', '/price-list/versions');
}
