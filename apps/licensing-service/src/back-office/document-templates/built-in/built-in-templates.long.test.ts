import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkTemplateFile } from '../files/check-template-file';
import { builtInTemplates } from './built-in-templates';
import { builtInFile } from './seed-templates';
import { createDocxToPdf, noVirusScan } from '../../../platform';

describe.each(builtInTemplates)('the template $name', ({ name, language, fields }) => {
  it('passes the checks of an upload without a warning, and its facts are stored', async () => {
    const docxToPdf = createDocxToPdf({ kind: 'builtin' });
    const path = builtInFile(name, 'docx');
    const received = { name: `${name}.docx`, path, size: (await readFile(path)).length };
    const { pages, content } = await checkTemplateFile({ virusScan: noVirusScan, docxToPdf }, received, language);
    expect(content.warnings).toEqual([]);
    expect(content.fields.map((field) => field.name).toSorted()).toEqual(fields.map((field) => field.name).toSorted());
    await expect(`${JSON.stringify({ pages, content }, null, 2)}\n`).toMatchFileSnapshot(builtInFile(name, 'json'));
  });
});
