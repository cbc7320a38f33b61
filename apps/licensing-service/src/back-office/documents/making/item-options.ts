import { eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import { codelistOptions, codelists } from '../../codelists/codelist.table';

/** The options that rows of items refer to, by key. */
export interface CodelistKeys {
  readonly units: ReadonlyMap<string, { readonly title: string }>;
  /** `rate` is in basis points. */
  readonly vatRates: ReadonlyMap<string, { readonly rate: number }>;
}

/** Reads units and VAT rates, hidden ones included: documents keep what they were made with. */
export async function findItemOptions(db: DatabaseHandle, language: 'en' | 'sl'): Promise<CodelistKeys> {
  const { key, value, titleEn, titleSl } = codelistOptions;
  const rows = await db
    .select({ slug: codelists.slug, key, value, title: language === 'sl' ? titleSl : titleEn })
    .from(codelistOptions)
    .innerJoin(codelists, eq(codelists.id, codelistOptions.codelistId))
    .where(inArray(codelists.slug, ['units', 'vat_rates']));
  const of = (slug: string) => rows.filter((row) => row.slug === slug);
  return {
    units: new Map(of('units').map((row) => [row.key, { title: row.title }])),
    vatRates: new Map(of('vat_rates').map((row) => [row.key, { rate: row.value ?? 0 }])),
  };
}
