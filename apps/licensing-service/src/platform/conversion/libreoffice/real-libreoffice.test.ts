import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { page, wordFile } from '../../../testing/documents/corpus/word-file';
import { field, inline, logo, paragraph } from '../../../testing/documents/corpus/word-xml';
import { readPages } from '../../../testing/documents/read-pages';
import { createLibreOfficeConverter } from './libreoffice-converter';

/** `npm run prove -- documents` sets it. */
const program = process.env['TEST_SOFFICE'];

describe.runIf(program !== undefined)('the real LibreOffice', () => {
  const converter = createLibreOfficeConverter(program ?? '');

  it('reads neither a file nor the network for a document that names them', async () => {
    const calls: string[] = [];
    const server = createServer((request, response) => {
      calls.push(request.url ?? '');
      response.end('nothing');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const secret = pathToFileURL('/etc/passwd').href;
    const docx = wordFile({
      links: { outside: `${address}/picture.png`, secret },
      body: [
        paragraph('Pred vsebino'),
        paragraph(inline(100, 50, logo(100, 50).replace('r:embed="logo"', 'r:link="outside"'))),
        paragraph(inline(100, 50, logo(100, 50).replace('r:embed="logo"', 'r:link="secret"'))),
        paragraph(field(`INCLUDETEXT "${secret}"`, 'vsebina')),
        paragraph(field(`INCLUDEPICTURE "${address}/included.png" \\d`, 'slika')),
        paragraph(field(`DDEAUTO soffice "${secret}" a`, 'povezava')),
        paragraph('Za vsebino'),
        `<w:sectPr>${page}</w:sectPr>`,
      ].join(''),
    });
    const [first] = await readPages((await converter.convert(docx)).pdf);
    server.close();
    expect(first?.text).toMatch(/Pred vsebino[^]*Za vsebino/);
    expect(first?.text).not.toContain('root:');
    expect(calls).toEqual([]);
  });

  it('converts three documents at once, each with a profile of its own', async () => {
    const docx = wordFile({ body: `${paragraph('Ponudba')}<w:sectPr>${page}</w:sectPr>` });
    const converted = await Promise.all([1, 2, 3].map(() => converter.convert(docx)));
    expect(converted.map(({ pages, renderer }) => [pages, renderer.startsWith('libreoffice (LibreOffice ')])).toEqual(
      Array.from({ length: 3 }, () => [1, true]),
    );
  });
});
