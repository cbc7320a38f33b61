import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { inkCells } from './ink-cells';
import { readPages } from './read-pages';

/** A page as LibreOffice makes it. */
export interface ReferencePage {
  readonly text: string;
  readonly ink: Uint8Array;
}

const fileOf = (name: string) => new URL(`references/${name}.json`, import.meta.url);

interface StoredPage {
  readonly text: string;
  /** Deflated, in base64. */
  readonly ink: string;
}

/** The pages of a document of the corpus, as LibreOffice made them at the last `npm run prove -- documents`. */
export const readReference = (name: string): readonly ReferencePage[] =>
  (JSON.parse(readFileSync(fileOf(name), 'utf8')) as readonly StoredPage[]).map(({ text, ink }) => ({
    text,
    ink: inflateRawSync(Buffer.from(ink, 'base64')),
  }));

export async function writeReference(name: string, pdf: Uint8Array): Promise<void> {
  const pages = await readPages(pdf);
  const stored = pages.map(({ text, grey }): StoredPage => ({
    text: text.replace(/\s+/g, ' ').trim(),
    ink: deflateRawSync(inkCells(grey(1))).toString('base64'),
  }));
  writeFileSync(fileOf(name), `${JSON.stringify(stored, null, 2)}\n`);
}
