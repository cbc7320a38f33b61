import type { ReferenceGroup } from '@atrium/api-client/contract';
import { inScope, NotFound } from '../../platform';
import { listReferences } from '../../resource';
import { type CodelistCall, type CodelistDependencies, optionsOf, requireCodelist } from './codelist.service';
import { findOption } from './codelist.repository';

/** The records that refer to an option. */
export async function listOptionUses(
  { database, references }: CodelistDependencies,
  { user, caller }: CodelistCall,
  { id, option_id: optionId }: { readonly id: string; readonly option_id: string },
): Promise<{ data: ReferenceGroup[] }> {
  const { slug, key } = await inScope(database, { userId: user.id }, async (tx) => {
    const { codelist } = await requireCodelist(tx, id);
    const option = await findOption(tx, id, optionId);
    if (option === null) throw new NotFound('codelist_not_found');
    return { slug: codelist.slug, key: option.key };
  });
  return { data: await listReferences(database, { references, to: optionsOf(slug), key, user, caller }) };
}
