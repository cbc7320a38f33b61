import { inArray } from 'drizzle-orm';
import { asService, type Database } from '../../platform';
import { builtInCodelists } from './built-in-codelists';
import { codelistOptions, codelists } from './codelist.table';

/** Inserts missing built-in codelists; existing ones keep their options. */
export async function seedCodelists(database: Database, at: Date): Promise<void> {
  const slugs = builtInCodelists.map(({ slug }) => slug);
  const existing = await database
    .select({ slug: codelists.slug })
    .from(codelists)
    .where(inArray(codelists.slug, slugs));
  if (existing.length === slugs.length) return;
  await asService(database, 'start', async (tx) => {
    const inserted = await tx
      .insert(codelists)
      .values(
        builtInCodelists.map(({ slug, en, sl }) => ({
          slug,
          titleEn: en,
          titleSl: sl,
          builtIn: true,
          createdAt: at,
          updatedAt: at,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: codelists.id, slug: codelists.slug });
    const options = inserted.flatMap(({ id, slug }) => optionsOf(id, slug));
    if (options.length > 0) await tx.insert(codelistOptions).values(options);
  });
}

function optionsOf(codelistId: string, slug: string): (typeof codelistOptions.$inferInsert)[] {
  const { options = [] } = builtInCodelists.find((codelist) => codelist.slug === slug) ?? {};
  return options.map(([key, titleEn, titleSl, value = null], position) => ({
    codelistId,
    key,
    titleEn,
    titleSl,
    value,
    position,
  }));
}
