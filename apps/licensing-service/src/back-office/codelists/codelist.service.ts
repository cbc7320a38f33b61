import type { BodyOf, Codelist, CodelistsBySlug } from '@atrium/api-client/contract';
import type { CallOf, updateCodelistSchema } from '@atrium/api-client/contract/schemas';
import { sql } from 'drizzle-orm';
import {
  asService,
  type Caller,
  Conflict,
  inScope,
  NotFound,
  type SessionUser,
  Stale,
  type Transaction,
  writeAudit,
} from '../../platform';
import { readUses, refuseIfUsed } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { toCodelist, toOption } from './codelist-view';
import {
  type CodelistHead,
  deleteCodelist,
  findCodelist,
  findCodelistsBySlug,
  findOptions,
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

export async function viewCodelist(
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
