import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, createCodelistSchema, duplicateCodelistSchema } from '@atrium/api-client/contract/schemas';
import { asService, constraintOf, InvalidInput, type Remember, type Transaction, writeAudit } from '../../platform';
import { toRow } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { copyOptions, insertCodelist } from './codelist.repository';
import { codelistAudit, type CodelistCall, type CodelistDependencies, requireCodelist } from './codelist.service';

export function createCodelist(
  { database, clock }: CodelistDependencies,
  call: CodelistCall,
  body: BodyOf<CallOf<typeof createCodelistSchema>>,
  remember: Remember,
): Promise<string> {
  return rejectTakenSlug(database, async (tx) => {
    const row = toRow(body);
    const id = await insert(tx, call, clock(), row);
    await writeAudit(tx, {
      ...codelistAudit(call, id, clock()),
      action: 'codelist.create',
      after: row,
    });
    await remember(tx, id);
    return id;
  });
}

export function duplicateCodelist(
  { database, clock }: CodelistDependencies,
  call: CodelistCall,
  { id: sourceId, slug, title_en, title_sl }: BodyOf<CallOf<typeof duplicateCodelistSchema>> & { readonly id: string },
  remember: Remember,
): Promise<string> {
  return rejectTakenSlug(database, async (tx) => {
    const { codelist } = await requireCodelist(tx, sourceId);
    const titles = { titleEn: title_en ?? codelist.titleEn, titleSl: title_sl ?? codelist.titleSl };
    const id = await insert(tx, call, clock(), { slug, ...titles });
    await copyOptions(tx, sourceId, id);
    const changes = { before: { source: sourceId }, after: { slug, ...titles } };
    await writeAudit(tx, { ...codelistAudit(call, id, clock()), action: 'codelist.duplicate', ...changes });
    await remember(tx, id);
    return id;
  });
}

interface CodelistNames {
  readonly slug: string;
  readonly titleEn: string;
  readonly titleSl: string;
}

function insert(tx: Transaction, { user }: CodelistCall, now: Date, names: CodelistNames): Promise<string> {
  return insertCodelist(tx, { ...names, authorId: user.id, lastModifiedBy: user.id, createdAt: now, updatedAt: now });
}

async function rejectTakenSlug(
  database: BackOfficeDependencies['database'],
  run: (tx: Transaction) => Promise<string>,
): Promise<string> {
  try {
    return await asService(database, 'no-tenant', run);
  } catch (error) {
    if (constraintOf(error) === 'codelists_slug_unique') throw new InvalidInput({ slug: ['slug_taken'] });
    throw error;
  }
}
