import { mkdir, writeFile } from 'node:fs/promises';
import { Document, Packer } from 'docx';
import { contract } from './contract.ts';
import { letter } from './letter.ts';
import { letterFoot, letterhead } from './letterhead.ts';
import { offer } from './offer.ts';
import { reminder } from './reminder.ts';
import { font, page, type TemplateLanguage } from './style.ts';

const folder = new URL('../../../templates/', import.meta.url);
const templates = { offer, contract, letter, reminder };
const languages = { en: 'en-GB', sl: 'sl-SI' } as const;

/** Writes the Word files of the templates that come with the product. */
async function writeTemplates(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, write] of Object.entries(templates))
    for (const language of ['en', 'sl'] as const)
      await writeFile(new URL(`${name}.${language}.docx`, folder), await pack(write(language), language));
}

function pack(children: ReturnType<typeof offer>, language: TemplateLanguage): Promise<Buffer> {
  const file = new Document({
    creator: 'Atrium',
    title: '',
    styles: { default: { document: { run: { font, size: 21, language: { value: languages[language] } } } } },
    sections: [
      {
        properties: { page },
        headers: { default: letterhead() },
        footers: { default: letterFoot(language) },
        children,
      },
    ],
  });
  return Packer.toBuffer(file);
}

await writeTemplates();
