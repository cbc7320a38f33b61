import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import { printPdf } from '../../platform';
import { samplePdf } from '../files/sample-pictures';
import { externalRelationship, internalRelationship, sampleDocx, sampleZip } from '../files/sample-zip';
import { makePages } from './make-pages';

export interface BadFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
}

const relationships = 'word/_rels/document.xml.rels';
const withBody = (content: string, parts: Parameters<typeof sampleDocx>[0] = {}) =>
  sampleDocx({ 'word/document.xml': `<w:document><w:body>${content}</w:body></w:document>`, ...parts });

/** Text that does not shrink much when it is packed. */
const hash = (at: number) => createHash('sha256').update(String(at)).digest('hex').slice(0, 16);
const simpleField = (instruction: string) => `<w:p><w:fldSimple w:instr="${instruction}"/></w:p>`;

/** Above the limit of every upload. */
export const tooLargeFile = (): Buffer => Buffer.alloc(21 * 1024 * 1024, 'x');

const megabyte = 1_000_000;

function* blanks(megabytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(megabyte, ' ');
  for (let count = 0; count < megabytes; count += 1) yield piece;
}

/** A PDF of 2 kB whose page unpacks to 600 MB. */
async function pdfBomb(): Promise<Buffer> {
  const content = deflateSync(await buffer(Readable.from(blanks(600)).pipe(createDeflate())));
  const stream = `4 0 obj<</Length ${content.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`;
  const [head = '', , tail = ''] = samplePdf()
    .toString('latin1')
    .split(/4 0 obj.+?stream\n|\nendstream/s);
  return Buffer.concat([Buffer.from(head + stream), content, Buffer.from(`\nendstream${tail}`)]);
}

/** Files under the name of a Word file, none of which may become a template or a document. */
export async function badWordFiles(): Promise<readonly BadFile[]> {
  const contents: Readonly<Record<string, Buffer>> = {
    'no byte': Buffer.alloc(0),
    'one byte': Buffer.from('P'),
    'the content of a PDF': samplePdf(),
    'a damaged archive': sampleDocx().subarray(40),
    'a bomb': sampleDocx({ 'a.bin': Buffer.alloc(20_000_000) }),
    '300 MB by declaration': sampleDocx({ 'a.bin': { content: 'a', declared: 300_000_000 } }),
    'a part larger than declared': sampleDocx({ 'a.bin': { content: 'aaaa', declared: 3 } }),
    'a path upwards': sampleDocx({ 'word/../../a': 'a' }),
    'a symbolic link': sampleDocx({ link: { content: '/etc/passwd', mode: 0o120777 } }),
    'a password': sampleDocx({ a: { content: 'a', encrypted: true } }),
    'a DTD': sampleDocx({ 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
    macros: sampleDocx({ 'word/vbaProject.bin': 'x' }),
    'a remote template': sampleDocx({
      'word/settings.xml': '<w:settings><w:attachedTemplate r:id="rId1"/></w:settings>',
      'word/_rels/settings.xml.rels': externalRelationship('attachedTemplate'),
    }),
    'a remote picture': withBody('<w:p><a:blip r:link="rId1"/></w:p>', {
      [relationships]: externalRelationship('image'),
    }),
    altChunk: withBody('<w:altChunk r:id="rId1"/>', { [relationships]: internalRelationship('aFChunk', 'a.html') }),
    'a DDE field': withBody(simpleField(' DDEAUTO c:\\\\windows\\\\cmd.exe ')),
    'a field that loads a file': withBody(simpleField(' INCLUDETEXT &quot;https://example.com/a.docx&quot; ')),
    'an ActiveX control': sampleDocx({ 'word/activeX/activeX1.bin': 'a' }),
    'a PDF before it': sampleZip({ '[Content_Types].xml': 'a' }, samplePdf()),
    'a page after it': Buffer.concat([sampleDocx(), Buffer.from('<html>')]),
    '400,000 paragraphs': withBody(
      Array.from({ length: 400_000 }, (_, at) => `<w:p><w:r><w:t>${hash(at)}</w:t></w:r></w:p>`).join(''),
    ),
    '201 pages': await makePages(201),
  };
  return named(contents, 'pogodba.docx');
}

/** Files under the name of a PDF, none of which may become a version of a document. */
export async function badPdfFiles(): Promise<readonly BadFile[]> {
  const contents: Readonly<Record<string, Buffer>> = {
    'no byte': Buffer.alloc(0),
    'one byte': Buffer.from('%'),
    'the content of a Word file': sampleDocx(),
    'a damaged PDF': Buffer.from('%PDF-1.4 but no more'),
    'a page before it': Buffer.concat([Buffer.from('<html>'), samplePdf()]),
    'an archive after it': sampleZip({ 'a.txt': 'a' }, samplePdf()),
    'a bomb': await pdfBomb(),
    'a password': await printPdf({ content: [], userPassword: 'skrivnost' }),
    '201 pages': samplePdf(200, 300, 201),
  };
  return named(contents, 'pogodba.pdf');
}

const named = (contents: Readonly<Record<string, Buffer>>, name: string) =>
  Object.entries(contents).map(([what, content]) => ({ what, name, content }));
