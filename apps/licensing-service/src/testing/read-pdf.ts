import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function open(content: Buffer) {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  return { numPages: document.numPages, getPage: (number: number) => document.getPage(number) };
}

/** What a reader of the printed pages reads, page by page. */
export async function readPdf(content: Buffer): Promise<string[]> {
  const { numPages, getPage } = await open(content);
  return Promise.all(
    Array.from({ length: numPages }, async (_, at) => {
      const { items } = await (await getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
}
