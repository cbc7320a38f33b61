import { storedZip } from '../resources/stored-zip';

const office = 'http://schemas.openxmlformats.org';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word file with two tags. */
export function wordFile(name: string): File {
  const text = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${text('{customer.title}')}${text('Velja do {field.valid_until}')}</w:body></w:document>`,
  };
  return new File([storedZip(parts)], name);
}
