import type { BodyOf, CodelistOption } from '@atrium/api-client/contract';
import type {
  CallOf,
  removeCodelistOptionSchema,
  storeCodelistOptionSchema,
  updateCodelistOptionSchema,
} from '@atrium/api-client/contract/schemas';
import { asService, constraintOf, InvalidInput, Stale, type Transaction, writeAudit } from '../../platform';
import { toOption } from './codelist-view';
import { auditedCodelist, type CodelistCall, type CodelistDependencies } from './codelist.service';
import {
  type CodelistRecord,
  deleteOption,
  findOption,
  insertOption,
  lockCodelist,
  nextPosition,
  type OptionRecord,
  touchCodelist,
  updateOption,
} from './codelist.repository';

export function storeOption(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  { schema_slug: slug, params }: BodyOf<CallOf<typeof storeCodelistOptionSchema>>,
): Promise<CodelistOption> {
  return changing(dependencies, call, slug, async (tx, codelist) => {
    const { key, title_en: titleEn, title_sl: titleSl, value = null } = params;
    const position = params.position ?? (await nextPosition(tx, codelist.id));
    const fields = { key, titleEn, titleSl, value, position };
    const option = await insertOption(tx, { codelistId: codelist.id, ...fields });
    const entry = auditedCodelist(call, codelist.id, dependencies.clock());
    await writeAudit(tx, { ...entry, action: 'codelist.store-option', after: { id: option.id, ...fields } });
    return toOption(option, call.caller.language);
  });
}

export function changeOption(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  { schema_slug: slug, data_id: id, params, _version: version }: BodyOf<CallOf<typeof updateCodelistOptionSchema>>,
): Promise<CodelistOption> {
  return changing(dependencies, call, slug, async (tx, codelist) => {
    const before = await existing(tx, codelist, id);
    if (version !== undefined && version !== before.version) throw new Stale(toOption(before, call.caller.language));
    const { key, title_en: titleEn, title_sl: titleSl, value, position } = params;
    const option = await updateOption(tx, id, {
      ...(key === undefined ? {} : { key }),
      ...(titleEn === undefined ? {} : { titleEn }),
      ...(titleSl === undefined ? {} : { titleSl }),
      ...(value === undefined ? {} : { value }),
      ...(position === undefined ? {} : { position }),
    });
    const entry = auditedCodelist(call, codelist.id, dependencies.clock());
    await writeAudit(tx, { ...entry, action: 'codelist.update-option', before: { ...before }, after: { ...option } });
    return toOption(option, call.caller.language);
  });
}

export function removeOption(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  { schema_slug: slug, data_id: id }: BodyOf<CallOf<typeof removeCodelistOptionSchema>>,
): Promise<void> {
  return changing(dependencies, call, slug, async (tx, codelist) => {
    const before = await existing(tx, codelist, id);
    await deleteOption(tx, id);
    const entry = auditedCodelist(call, codelist.id, dependencies.clock());
    await writeAudit(tx, { ...entry, action: 'codelist.remove-option', before: { ...before } });
  });
}

async function existing(tx: Transaction, codelist: CodelistRecord, id: string): Promise<OptionRecord> {
  const option = await findOption(tx, codelist.id, id);
  if (option === null) throw new InvalidInput({ data_id: ['not_a_choice'] });
  return option;
}

/** Changes the options of one codelist, one call after the other. */
async function changing<T>(
  { database, clock }: CodelistDependencies,
  { user }: CodelistCall,
  slug: string,
  run: (tx: Transaction, codelist: CodelistRecord) => Promise<T>,
): Promise<T> {
  try {
    return await asService(database, 'no-tenant', async (tx) => {
      const codelist = await lockCodelist(tx, slug);
      if (codelist === null) throw new InvalidInput({ schema_slug: ['not_a_choice'] });
      const result = await run(tx, codelist);
      await touchCodelist(tx, codelist.id, user.id, clock());
      return result;
    });
  } catch (error) {
    if (constraintOf(error) === 'codelist_options_key') throw new InvalidInput({ 'params.key': ['key_taken'] });
    throw error;
  }
}
