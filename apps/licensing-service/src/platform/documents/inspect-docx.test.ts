import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { externalRelationship, internalRelationship, sampleDocx, sampleZip } from '../../testing/files/sample-zip';
import { samplePdf } from '../../testing/files/sample-pictures';
import { describeDocxFinding } from './describe-docx-finding';
import type { DocxFinding } from './docx-finding';
import { findDocxProblems } from './find-docx-problems';
import { inspectDocx } from './inspect-docx';

const relationships = 'word/_rels/document.xml.rels';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const field = (...pieces: string[]) =>
  mark('begin') +
  pieces.map((piece) => (piece.startsWith('<') ? piece : instruction(piece))).join('') +
  mark('separate') +
  mark('end');

/** A Word file whose body has these paragraphs. */
const withBody = (content: string, parts: Parameters<typeof sampleDocx>[0] = {}) =>
  sampleDocx({ 'word/document.xml': `<w:document><w:body>${content}</w:body></w:document>`, ...parts });
const withField = (...pieces: string[]) => withBody(paragraph(run('Ponudba') + field(...pieces)));

describe('a Word file', () => {
  it.each([
    ['plain', sampleDocx()],
    ['with a link', sampleDocx({ [relationships]: externalRelationship('hyperlink') })],
    ['with a link in a field', withField(' HYPERLINK "mailto:ana@example.com" \\o "Pišite nam"')],
    ['with a link to a heading', withField(' HYPERLINK \\l "_Toc1"')],
    ['with page numbers', withField(' PAGE ')],
    ['with a nested field', withField(' IF ', field(' PAGE '), ' = 1 "a" "b"')],
    ['with a picture', sampleDocx({ 'word/media/image1.png': randomBytes(2_000_000) })],
    ['with a picture that is XML', sampleDocx({ 'word/media/image1.svg': '<svg href="x"/>' })],
  ])('may be %s', (_kind, bytes) => {
    expect(findDocxProblems(bytes)).toEqual([]);
  });

  it.each([
    ['unreadable', 'nothing in it', Buffer.alloc(0)],
    ['unreadable', 'one byte', Buffer.from('P')],
    ['unreadable', 'no archive', Buffer.from('PK no archive')],
    ['unreadable', 'the content of a PDF', samplePdf()],
    ['unreadable', 'an archive cut short', sampleDocx().subarray(40)],
    ['unreadable', 'another archive', sampleZip({ 'a.txt': 'a' })],
    ['file_too_large', '21 MiB', sampleDocx({ 'a.bin': randomBytes(21 * 1024 * 1024) })],
    ['unreadable', 'a program before it', Buffer.concat([Buffer.from('MZ'), sampleDocx()])],
    ['polyglot', 'a PDF before it', sampleZip({ 'a.txt': 'a' }, samplePdf())],
    ['polyglot', 'a page after it', Buffer.concat([sampleDocx(), Buffer.from('<html>')])],
    ['polyglot', 'a PDF in its first part', sampleZip({ '%PDF-1.7': '' })],
    ['too_large', 'a bomb', sampleDocx({ 'a.bin': Buffer.alloc(20_000_000) })],
    ['too_large', '300 MB by declaration', sampleDocx({ 'a.bin': { content: 'a', declared: 300_000_000 } })],
    [
      'too_many_entries',
      '1,001 parts',
      sampleZip(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}`, '']))),
    ],
    ['unsafe_name', 'a path upwards', sampleDocx({ 'word/../../a': 'a' })],
    ['unsafe_name', 'an absolute path', sampleDocx({ '/etc/passwd': 'a' })],
    ['unsafe_name', 'a drive', sampleDocx({ 'C:\\a': 'a' })],
    ['unsafe_name', 'a symbolic link', sampleDocx({ link: { content: '/etc/passwd', mode: 0o120777 } })],
    ['encrypted', 'a password', sampleDocx({ a: { content: 'a', encrypted: true } })],
  ])('is %s as a whole with %s', (reason, _content, bytes) => {
    expect(findDocxProblems(bytes)).toEqual([{ reason, part: '', near: null }]);
  });

  it.each([
    ['unreadable', 'a smaller size than declared', 'a.bin', { content: 'aaaa', declared: 5 }],
    ['unreadable', 'a larger size than declared', 'a.bin', { content: 'aaaa', declared: 3 }],
    ['unreadable', 'broken XML', 'word/styles.xml', '<w:styles><w:style></w:styles>'],
    ['unreadable', 'an unknown encoding', 'word/styles.xml', '<?xml version="1.0" encoding="UTF-7"?><a/>'],
    ['macros', 'macros', 'word/vbaProject.bin', 'a'],
    ['dtd', 'a DTD', 'word/styles.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['dtd', 'a DTD in UTF-16', 'word/styles.xml', utf16('<!DOCTYPE a><a/>')],
    ['dtd', 'a DTD in a picture', 'word/media/image1.svg', '<!DOCTYPE svg><svg/>'],
    ['active_x', 'an ActiveX control', 'word/activeX/activeX1.bin', 'a'],
    ['embedded_object', 'an embedded file', 'word/embeddings/oleObject1.bin', 'a'],
    ['external_content', 'a relationship of no part', '_rels/.rels', externalRelationship('frame')],
  ])('is refused as %s for %s', (reason, _content, part, content) => {
    expect(findDocxProblems(sampleDocx({ [part]: content }))).toEqual([{ reason, part, near: null }]);
  });

  it('is refused for a macro type', () => {
    const type = '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>';
    expect(findDocxProblems(sampleDocx({}, type))).toMatchObject([{ reason: 'macros' }]);
  });

  it.each([
    ['loading_field', 'DDE', withField(' DDE excel "a.xls" "R1C1"')],
    ['loading_field', 'DDEAUTO over many runs', withField(' D', 'DE', 'AUTO c:\\\\windows\\\\cmd.exe')],
    ['loading_field', 'DDE in lower case and quotes', withField(' "dde" excel')],
    ['loading_field', 'INCLUDETEXT', withField('INCLUDETEXT "https://example.com/a.docx"')],
    ['loading_field', 'INCLUDEPICTURE', withField(' INCLUDEPICTURE "https://example.com/a.png" \\d')],
    ['loading_field', 'LINK', withField(' LINK Excel.Sheet.8 "a.xls"')],
    ['loading_field', 'a field within another', withField(' IF 1 = 1 ', field(' DDE a b'))],
    ['loading_field', 'a field that another one names', withField(field(' QUOTE 68 68 69 '), ' a b')],
    [
      'loading_field',
      'an unfinished field',
      withBody(paragraph(run('Ponudba') + mark('begin') + instruction('DDE a'))),
    ],
    [
      'loading_field',
      'a field over two paragraphs',
      withBody(
        paragraph(run('Cena') + mark('begin') + instruction('DD')) +
          paragraph(run('Ponudba') + instruction('E a') + mark('end')),
      ),
    ],
    ['loading_field', 'a simple field', withBody(paragraph(`${run('Ponudba')}<w:fldSimple w:instr=" DDE a b"/>`))],
    ['loading_field', 'another prefix', withBody(paragraph(`${run('Ponudba')}<x:fldSimple x:instr=" DDE a b"/>`))],
    ['link_target', 'a script in a link', withField(' HYPERLINK "javascript:alert(1)"')],
    ['link_target', 'a file in a link', withField(' HYPERLINK \\o "Cenik" "file:///c:/a.exe"')],
    ['embedded_object', 'an object', withBody(paragraph(`${run('Ponudba')}<o:OLEObject Type="Embed"/>`))],
    ['active_x', 'a control', withBody(paragraph(`${run('Ponudba')}<w:control w:name="a"/>`))],
    ['imported_file', 'altChunk', withBody(`${paragraph(run('Ponudba'))}<w:altChunk r:id="rId9"/>`)],
    [
      'external_picture',
      'a picture of earlier versions',
      withBody(paragraph(`${run('Ponudba')}<v:imagedata src="https://example.com/a.png"/>`)),
    ],
    ['link_target', 'a drawn link', withBody(paragraph(`${run('Ponudba')}<v:shape href="javascript:x"/>`))],
  ])('is refused as %s for %s, with the text near it', (reason, _content, bytes) => {
    const finding: DocxFinding = {
      reason: reason as DocxFinding['reason'],
      part: 'word/document.xml',
      near: 'Ponudba',
    };
    expect(findDocxProblems(bytes)).toEqual([finding]);
  });

  const dde = `<w:document>${paragraph(run('Ponudba') + field(' DDE a b'))}</w:document>`;
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  it.each<[string, string, Parameters<typeof sampleDocx>]>([
    ['loading_field', 'word/real.dat', [{ 'word/real.dat': dde }]],
    ['loading_field', 'word/media/a.svg', [{ 'word/media/a.svg': utf16(dde) }]],
    ['loading_field', 'word/_rels/a.rels', [{ 'word/_rels/a.rels': dde }]],
    [
      'attached_template',
      'word/document.xml',
      [{ 'word/_Rels/Document.xml.rels': externalRelationship('attachedTemplate') }],
    ],
    [
      'unreadable',
      '[Content_Types].xml',
      [{ 'word/b.xml': '<a/>' }, `<Override PartName="/Word/B.xml" ContentType="${main}"/>`],
    ],
    ['unreadable', '_rels/.rels', [{ '_rels/.rels': internalRelationship('officeDocument', 'word/b.xml') }]],
    ['unreadable', '', [{ 'word/Document.xml': '<a/>' }]],
  ])('hides nothing behind names: %s in %s', (reason, part, sample) => {
    expect(findDocxProblems(sampleDocx(...sample))).toMatchObject([{ reason, part }]);
  });

  it.each([
    ['external_picture', externalRelationship('image'), '<a:blip r:link="rId1"/>'],
    ['external_content', externalRelationship('oleObject'), '<v:imagedata r:id="rId1"/>'],
    ['link_target', externalRelationship('hyperlink', 'file:///c:/a.exe'), '<w:hyperlink r:id="rId1"/>'],
    ['imported_file', internalRelationship('aFChunk', 'a.html'), '<w:altChunk r:id="rId1"/>'],
    ['embedded_object', internalRelationship('oleObject', 'a.bin'), '<o:OLEObject r:id="rId1"/>'],
  ])('is refused as %s where an element uses the relationship', (reason, related, element) => {
    const bytes = withBody(paragraph(run('Prva')) + paragraph(run('Logotip') + element), { [relationships]: related });
    expect(findDocxProblems(bytes)).toEqual([{ reason, part: 'word/document.xml', near: 'Logotip' }]);
  });

  it('is refused for the template that Word attaches, and for each problem in each part', () => {
    const bytes = withBody(paragraph(run('Ponudba') + field(' DDE a b')), {
      'word/settings.xml': '<w:settings><w:attachedTemplate r:id="rId1"/></w:settings>',
      'word/_rels/settings.xml.rels': externalRelationship('attachedTemplate'),
      'word/header1.xml': `<w:hdr>${paragraph(`${run('Glava')}<a:blip r:link="rId1"/>`)}</w:hdr>`,
      'word/_rels/header1.xml.rels': externalRelationship('image'),
    });
    expect(findDocxProblems(bytes)).toEqual([
      { reason: 'loading_field', part: 'word/document.xml', near: 'Ponudba' },
      { reason: 'attached_template', part: 'word/settings.xml', near: null },
      { reason: 'external_picture', part: 'word/header1.xml', near: 'Glava' },
    ]);
  });
});

describe('inspectDocx', () => {
  it('reads the file in a process of its own', async () => {
    expect(await inspectDocx(withField(' DDE a b'))).toEqual({
      findings: [{ reason: 'loading_field', part: 'word/document.xml', near: 'Ponudba' }],
    });
    expect(await inspectDocx('/nowhere.docx')).toMatchObject({ findings: [{ reason: 'unreadable' }] });
  });
});

describe('describeDocxFinding', () => {
  it.each<[string, DocxFinding]>([
    ['Place: header, near “Ponudba”.', { reason: 'external_picture', part: 'word/header2.xml', near: 'Ponudba' }],
    ['Place: settings.', { reason: 'attached_template', part: 'word/settings.xml', near: null }],
    ['Place: word/embeddings/a.bin.', { reason: 'embedded_object', part: 'word/embeddings/a.bin', near: null }],
    ['Save it again in Word.', { reason: 'unsafe_name', part: '', near: null }],
  ])('ends with %j', (end, finding) => {
    expect(describeDocxFinding(finding)).toMatchObject({ texts: { en: expect.stringMatching(new RegExp(`${end}$`)) } });
  });
});
