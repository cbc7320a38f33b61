import { sampleZip } from '../../files/sample-zip';
import { drawLogo } from '../draw-logo';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
].join(' ');

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A part of a Word file, such as a header. */
export interface WordPart {
  /** Kind of its relationship and name of its file: `header`, `footnotes`. */
  readonly kind: string;
  readonly xml: string;
  /** Content type, if it is not one of Word's own. */
  readonly type?: string;
}

export interface WordFile {
  readonly body: string;
  /** Parts by the id with which the document refers to them. `logo` is always there. */
  readonly parts?: Readonly<Record<string, WordPart>>;
  /** Addresses of links by id. */
  readonly links?: Readonly<Record<string, string>>;
  readonly font?: string;
}

/** Page of A4 with margins of 2 cm, in twentieths of a point. */
export const page =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>';

/** A Word file as Word writes it, with the styles that its text needs. */
export function wordFile({ body, parts = {}, links = {}, font = 'Calibri' }: WordFile): Buffer {
  const entries = Object.entries(parts).map(([id, part]) => ({ id, path: `${part.kind}-${id}.xml`, ...part }));
  const relations = [
    related('styles', 'styles', 'styles.xml'),
    related('settings', 'settings', 'settings.xml'),
    related('logo', 'image', 'media/logo.png'),
    ...entries.map(({ id, kind, path }) => related(id, kind, path)),
    ...Object.entries(links).map(([id, href]) => related(id, 'hyperlink', href, ' TargetMode="External"')),
  ].join('');
  const pictureRelations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related('logo', 'image', 'media/logo.png')}</Relationships>`;
  return sampleZip({
    '[Content_Types].xml': contentTypes(entries),
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related('doc', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    'word/styles.xml': styles(font),
    'word/settings.xml': settings,
    'word/media/logo.png': drawLogo(),
    ...Object.fromEntries(entries.map(({ path, xml }) => [`word/${path}`, xml.replace('NAMESPACES', namespaces)])),
    ...Object.fromEntries(entries.map(({ path }) => [`word/_rels/${path}.rels`, pictureRelations])),
  });
}

const related = (id: string, kind: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${relationship}/${kind}" Target="${target}"${mode}/>`;

function contentTypes(entries: readonly (WordPart & { readonly path: string })[]): string {
  const overrides = [
    ['document.xml', `${word}.document.main+xml`],
    ['styles.xml', `${word}.styles+xml`],
    ['settings.xml', `${word}.settings+xml`],
    ...entries.map(({ path, kind, type = `${word}.${kind}+xml` }) => [path, type]),
  ].map(([path, type]) => `<Override PartName="/word/${path}" ContentType="${type}"/>`);
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/>${overrides.join('')}</Types>`;
}

/** Distances between paragraphs add up, as in LibreOffice; Word otherwise takes the larger one. */
const settings = `<w:settings ${namespaces}><w:compat><w:doNotUseHTMLParagraphAutoSpacing/><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

const heading = (level: number, size: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:color w:val="1E3A8A"/><w:sz w:val="${size}"/></w:rPr></w:style>`;

const styles = (font: string) =>
  `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="22"/><w:lang w:val="sl-SI"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${heading(1, 32)}${heading(2, 26)}<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="character" w:styleId="NoteReference"><w:name w:val="footnote reference"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style></w:styles>`;
