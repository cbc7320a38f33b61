import type { BodyOf, CodelistOption } from '@atrium/api-client/contract';
import type {
  CallOf,
  orderCodelistOptionsSchema,
  removeCodelistOptionSchema,
  storeCodelistOptionSchema,
  updateCodelistOptionSchema,
} from '@atrium/api-client/contract/schemas';
import {
  asService,
  constraintOf,
  InvalidInput,
  publishRecordChange,
  Stale,
  type Transaction,
  writeAudit,
} from '../../platform';
import { lockUses, refuseIfUsed, replaceReferences } from '../../resource';
import { checkOptionValue } from './check-option-value';
import { recordedOption } from './recorded-codelist-fields';
import { toOption } from './codelist-view';
import { codelistAudit, type CodelistCall, type CodelistDependencies, optionsOf } from './codelist.service';
import {
  type CodelistRecord,
  deleteOption,
  findOption,
  findOptions,
  insertOption,
  lockCodelist,
  nextPosition,
  orderOptions as writeOrder,
  type OptionRecord,
  touchCodelist,
  updateOption,
} from './codelist.repository';

export function storeOption(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  { schema_slug: slug, params }: BodyOf<CallOf<typeof storeCodelistOptionSchema>>,
): Promise<CodelistOption> {
  return withLockedCodelist(dependencies, call, slug, async (tx, codelist) => {
    const { key, title_en: titleEn, title_sl: titleSl, value = null, hidden = false } = params;
    checkOptionValue(slug, value);
    const position = params.position ?? (await nextPosition(tx, codelist.id));
    const fields = { key, titleEn, titleSl, value, hidden, position };
    const option = await insertOption(tx, { codelistId: codelist.id, ...fields });
    const entry = codelistAudit(call, codelist.id, dependencies.clock());
    await writeAudit(tx, { ...entry, action: 'codelist.store-option', after: recordedOption(slug, option) });
    return toOption(option, call.caller.language);
  });
}

export function changeOption(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  { schema_slug: slug, data_id: id, params, _version: version }: BodyOf<CallOf<typeof updateCodelistOptionSchema>>,
): Promise<CodelistOption> {
  return withLockedCodelist(dependencies, call, slug, async (tx, codelist) => {
    const before = await requireOption(tx, codelist, id);
    if (version !== undefined && version !== before.version) throw new Stale(toOption(before, call.caller.language));
    const { key, title_en: titleEn, title_sl: titleSl, value, hidden, position } = params;
    if (key !== undefined && key !== before.key) await requireUnused(tx, dependencies, slug, before.key);
    if (value !== undefined) checkOptionValue(slug, value);
    const option = await updateOption(tx, id, {
      ...(key === undefined ? {} : { key }),
      ...(titleEn === undefined ? {} : { titleEn }),
      ...(titleSl === undefined ? {} : { titleSl }),
      ...(value === undefined ? {} : { value }),
      ...(hidden === undefined ? {} : { hidden }),
      ...(position === undefined ? {} : { position }),
    });
    const entry = codelistAudit(call, codelist.id, dependencies.clock());
    const changes = { before: recordedOption(slug, before), after: recordedOption(slug, option) };
    await writeAudit(tx, { ...entry, action: 'codelist.update-option', ...changes });
    return toOption(option, call.caller.language);
  });
}

export function removeOption(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  { schema_slug: slug, data_id: id, replacement_id: by }: BodyOf<CallOf<typeof removeCodelistOptionSchema>>,
): Promise<void> {
  return withLockedCodelist(dependencies, call, slug, async (tx, codelist) => {
    const before = await requireOption(tx, codelist, id);
    const after = by === undefined ? null : await replaceOption(tx, dependencies, codelist, before, by);
    if (after === null) await refuseIfUsed(tx, dependencies.references, optionsOf(slug), [before.key]);
    await deleteOption(tx, id);
    const entry = codelistAudit(call, codelist.id, dependencies.clock());
    const action = after === null ? 'codelist.remove-option' : 'codelist.replace-option';
    await writeAudit(tx, { ...entry, action, before: recordedOption(slug, before), after });
  });
}

/** Lets the records that refer to an option refer to another one. Returns its key and their number. */
async function replaceOption(
  tx: Transaction,
  { references }: CodelistDependencies,
  codelist: CodelistRecord,
  { id, key: from }: OptionRecord,
  replacementId: string,
): Promise<{ key: string; uses: number; kept: number }> {
  const replacement = await findOption(tx, codelist.id, replacementId);
  if (replacement === null || replacement.hidden || replacement.id === id)
    throw new InvalidInput({ replacement_id: ['not_a_choice'] });
  const { key } = replacement;
  return { key, ...(await replaceReferences(tx, references, optionsOf(codelist.slug), { from, by: key })) };
}

/** A key is fixed once used: in a codelist that nothing in Atrium refers to, company CRMs may use any key. */
async function requireUnused(
  tx: Transaction,
  { references }: CodelistDependencies,
  slug: string,
  key: string,
): Promise<void> {
  const used = (await lockUses(tx, references, optionsOf(slug), [key]))?.get(key);
  if (used === undefined || used.uses + used.kept > 0) throw new InvalidInput({ 'params.key': ['key_fixed'] });
}

/** Puts the options of a codelist in this order. It must name each of them once. */
export function orderOptions(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  { schema_slug: slug, data_ids: ids }: BodyOf<CallOf<typeof orderCodelistOptionsSchema>>,
): Promise<{ data: CodelistOption[] }> {
  return withLockedCodelist(dependencies, call, slug, async (tx, codelist) => {
    const before = await findOptions(tx, [codelist.id]);
    const known = new Set(before.map(({ id }) => id));
    const named = new Set(ids);
    if (named.size !== ids.length || named.size !== known.size || !ids.every((id) => known.has(id)))
      throw new InvalidInput({ data_ids: ['not_a_choice'] });
    await writeOrder(tx, codelist.id, ids);
    const after = await findOptions(tx, [codelist.id]);
    const entry = codelistAudit(call, codelist.id, dependencies.clock());
    const keys = (options: readonly OptionRecord[]) => ({ keys: options.map(({ key }) => key) });
    await writeAudit(tx, { ...entry, action: 'codelist.order-options', before: keys(before), after: keys(after) });
    return { data: after.map((option) => toOption(option, call.caller.language)) };
  });
}

async function requireOption(tx: Transaction, codelist: CodelistRecord, id: string): Promise<OptionRecord> {
  const option = await findOption(tx, codelist.id, id);
  if (option === null) throw new InvalidInput({ data_id: ['not_a_choice'] });
  return option;
}

/** Locks the codelist, so concurrent changes of its options run one after the other, and announces the change. */
async function withLockedCodelist<T>(
  dependencies: CodelistDependencies,
  { user }: CodelistCall,
  slug: string,
  run: (tx: Transaction, codelist: CodelistRecord) => Promise<T>,
): Promise<T> {
  const { database, clock } = dependencies;
  try {
    const { id, result } = await asService(database, 'no-tenant', async (tx) => {
      const codelist = await lockCodelist(tx, slug);
      if (codelist === null) throw new InvalidInput({ schema_slug: ['not_a_choice'] });
      const changed = await run(tx, codelist);
      await touchCodelist(tx, codelist.id, user.id, clock());
      return { id: codelist.id, result: changed };
    });
    await publishRecordChange(dependencies, 'codelists', id);
    return result;
  } catch (error) {
    if (constraintOf(error) === 'codelist_options_key') throw new InvalidInput({ 'params.key': ['key_taken'] });
    throw error;
  }
}
