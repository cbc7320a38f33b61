import { storedZip } from '../resources/stored-zip';

const office = 'http://schemas.openxmlformats.org';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A small Word file with these paragraphs. */
export function sampleDocx(paragraphs: readonly string[]): Blob {
  const text = (content: string) => `<w:p><w:r><w:t>${escaped(content)}</w:t></w:r></w:p>`;
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs.map(text).join('')}</w:body></w:document>`,
  };
  return new Blob([storedZip(parts)], { type: word });
}
