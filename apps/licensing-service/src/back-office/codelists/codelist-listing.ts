import { type CodelistSummary, codelistsResource } from '@atrium/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import { declaredColumns, type Listing } from '../../resource';
import { toCodelistSummary } from './codelist-view';
import { optionCount, selectCodelists } from './codelist.repository';
import { codelists } from './codelist.table';

const titles = sql`${codelists.titleEn} || chr(10) || ${codelists.titleSl}`;
const slug = sql`${codelists.slug}`;

/** A few dozen rows, so no column needs an index. */
export const codelistListing: Listing<CodelistSummary> = {
  resource: codelistsResource,
  table: codelists,
  id: codelists.id,
  scopeOf: ({ id }) => ({ userId: id }),
  columns: {
    ...declaredColumns(codelists, codelistsResource),
    title: {
      sort: ({ language }) =>
        sql`atrium_sort_key(${language === 'sl' ? codelists.titleSl : codelists.titleEn}) collate "C"`,
      search: sql`atrium_fold(${titles})`,
      exported: ({ language }) => sql`${language === 'sl' ? codelists.titleSl : codelists.titleEn}`,
    },
    slug: { sort: sql`${slug} collate "C"`, filter: sql`${slug} collate "C"`, search: slug, exported: slug },
    options: { exported: sql`${optionCount}::int` },
  },
  searchText: sql`atrium_fold(${titles} || chr(10) || ${codelists.slug})`,
  rows: async (tx, ids, context) => {
    const heads = await selectCodelists(tx).where(inArray(codelists.id, [...ids]));
    return heads.map((head) => toCodelistSummary(head, context));
  },
  option: ({ title, slug: subtitle }) => ({ title, subtitle }),
  exportFrom: sql`${codelists}`,
};
