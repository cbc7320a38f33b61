import { Readable } from 'node:stream';
import { type CountedCodelistOption, codelistValues } from '@atrium/api-client/contract';
import { asService, textOf, writeAudit } from '../../platform';
import { type SheetColumn, type SheetValue, spreadsheet } from '../../resource';
import { codelistAudit, type CodelistCall, type CodelistDependencies, viewCodelist } from './codelist.service';

/** The options of a codelist in their order, as a spreadsheet named after its slug. */
export async function exportOptions(
  dependencies: CodelistDependencies,
  call: CodelistCall,
  id: string,
): Promise<{ readonly name: string; readonly content: Readable }> {
  const { language } = call.caller;
  const { slug, title, data } = await asService(dependencies.database, 'no-tenant', async (tx) => {
    const codelist = await viewCodelist(tx, dependencies, call, id);
    const entry = { ...codelistAudit(call, id, dependencies.clock()), action: 'codelist.export' } as const;
    await writeAudit(tx, { ...entry, after: { options: codelist.data.length } });
    return codelist;
  });
  const digits = 10 ** (codelistValues[slug]?.decimals ?? 0);
  const cells: Readonly<Record<string, (option: CountedCodelistOption) => SheetValue>> = {
    key: ({ key }) => key,
    title_en: (option) => option.title_en,
    title_sl: (option) => option.title_sl,
    ...(data.some(({ value }) => value !== null)
      ? { value: ({ value }) => (value === null ? null : value / digits) }
      : {}),
    hidden: ({ hidden }) => textOf(language, `spreadsheets.codelistOptions.choices.hidden.${hidden}`),
    ...(data.some(({ uses }) => uses !== null)
      ? { uses: ({ uses, kept }) => (uses === null ? null : uses + kept) }
      : {}),
  };
  const columns = (Object.keys(cells) as (keyof typeof headings)[]).map((name): SheetColumn => ({
    heading: textOf(language, headings[name]),
    kind: name === 'value' || name === 'uses' ? 'number' : 'text',
  }));
  const rows = data.map((option) => Object.values(cells).map((cell) => cell(option)));
  return { name: `${slug}.xlsx`, content: Readable.from(spreadsheet({ title, columns, rows: inOneBatch(rows) })) };
}

const headings = {
  key: 'spreadsheets.codelistOptions.columns.key',
  title_en: 'spreadsheets.codelistOptions.columns.title_en',
  title_sl: 'spreadsheets.codelistOptions.columns.title_sl',
  value: 'spreadsheets.codelistOptions.columns.value',
  hidden: 'spreadsheets.codelistOptions.columns.hidden',
  uses: 'spreadsheets.codelistOptions.columns.uses',
} as const;

async function* inOneBatch(rows: SheetValue[][]) {
  yield rows;
}
