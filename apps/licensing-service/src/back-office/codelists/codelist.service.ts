import type { BodyOf, Codelist, CodelistsBySlug } from '@atrium/api-client/contract';
import type {
  CallOf,
  createCodelistSchema,
  duplicateCodelistSchema,
  updateCodelistSchema,
} from '@atrium/api-client/contract/schemas';
import { sql } from 'drizzle-orm';
import {
  asService,
  type Caller,
  Conflict,
  constraintOf,
  inScope,
  InvalidInput,
  NotFound,
  type Remember,
  type SessionUser,
  Stale,
  type Transaction,
  writeAudit,
} from '../../platform';
import { readUses, refuseIfUsed, toRow } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { toCodelist, toOption } from './codelist-view';
import {
  type CodelistHead,
  copyOptions,
  deleteCodelist,
  findCodelist,
  findCodelistsBySlug,
  findOptions,
  insertCodelist,
  updateCodelist,
} from './codelist.repository';
import { codelists } from './codelist.table';
import { recordedCodelistFields } from './recorded-codelist-fields';

export interface CodelistCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

export type CodelistDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'references' | 'realtime' | 'log'
>;

/** What a reference to an option of a codelist names. */
export const optionsOf = (slug: string): string => `codelists:${slug}`;

/** The fields shared by every audit entry about a codelist. */
export const codelistAudit = ({ user, caller }: CodelistCall, id: string, at: Date) => ({
  title: sql`(select ${codelists.titleEn} from ${codelists} where ${codelists.id} = ${id})`,
  fields: recordedCodelistFields,
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'codelist',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});

/** Uses are counted in every record, also in those that the user may not see. */
export function readCodelist(dependencies: CodelistDependencies, call: CodelistCall, id: string): Promise<Codelist> {
  return asService(dependencies.database, 'no-tenant', (tx) => viewCodelist(tx, dependencies, call, id));
}

async function viewCodelist(
  tx: Transaction,
  { references }: CodelistDependencies,
  { user, caller }: CodelistCall,
  id: string,
): Promise<Codelist> {
  const head = await requireCodelist(tx, id);
  const options = await findOptions(tx, [id]);
  const keys = options.map(({ key }) => key);
  const uses = await readUses(tx, references, optionsOf(head.codelist.slug), keys);
  return toCodelist(head, options, uses, { user, language: caller.language });
}

export async function requireCodelist(tx: Transaction, id: string): Promise<CodelistHead> {
  const head = await findCodelist(tx, id);
  if (head === null) throw new NotFound('codelist_not_found');
  return head;
}

const maximumSlugs = 50;

/** Reads codelists by their comma-separated slugs; 404 if any of them does not exist. */
export async function readCodelists(
  { database }: CodelistDependencies,
  { user, caller }: CodelistCall,
  slugList: string,
): Promise<CodelistsBySlug> {
  const slugs = [...new Set(slugList.split(','))];
  if (slugs.length > maximumSlugs) throw new NotFound('codelist_not_found');
  return inScope(database, { userId: user.id }, async (tx) => {
    const found = await findCodelistsBySlug(tx, slugs);
    if (found.length !== slugs.length) throw new NotFound('codelist_not_found');
    const options = Map.groupBy(
      await findOptions(
        tx,
        found.map(({ id }) => id),
      ),
      ({ codelistId }) => codelistId,
    );
    const shown = (id: string) => (options.get(id) ?? []).map((option) => toOption(option, caller.language));
    return Object.fromEntries(found.map(({ id, slug }) => [slug, { id, data: shown(id) }]));
  });
}

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

export function renameCodelist(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  id: string,
  { title_en: titleEn, title_sl: titleSl, _version: version }: BodyOf<CallOf<typeof updateCodelistSchema>>,
): Promise<Codelist> {
  const { database, clock } = dependencies;
  return asService(database, 'no-tenant', async (tx) => {
    const { codelist } = await requireCodelist(tx, id);
    if (codelist.builtIn) throw new Conflict('codelist_built_in');
    const change = { titleEn, titleSl, lastModifiedBy: call.user.id, updatedAt: clock() };
    if (!(await updateCodelist(tx, id, version, change)))
      throw new Stale(await viewCodelist(tx, dependencies, call, id));
    const before = { titleEn: codelist.titleEn, titleSl: codelist.titleSl };
    const entry = codelistAudit(call, id, clock());
    await writeAudit(tx, { ...entry, action: 'codelist.update', before, after: { titleEn, titleSl } });
    return viewCodelist(tx, dependencies, call, id);
  });
}

export function removeCodelist(dependencies: CodelistDependencies, call: CodelistCall, id: string): Promise<void> {
  const { database, clock, references } = dependencies;
  return asService(database, 'no-tenant', async (tx) => {
    const codelist = await viewCodelist(tx, dependencies, call, id);
    if (codelist.built_in) throw new Conflict('codelist_built_in');
    const keys = codelist.data.map(({ key }) => key);
    await refuseIfUsed(tx, references, optionsOf(codelist.slug), keys);
    await deleteCodelist(tx, id);
    const { slug, title_en: titleEn, title_sl: titleSl } = codelist;
    const before = { slug, titleEn, titleSl, options: keys };
    await writeAudit(tx, { ...codelistAudit(call, id, clock()), action: 'codelist.delete', title: titleEn, before });
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
