/** Text of a run, and the XML of its properties. */
export const run = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of runs, or of one run with a text. */
export function paragraph(content: string, properties = ''): string {
  const runs = content.startsWith('<') || content === '' ? content : run(content);
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

export const heading = (text: string, level = 1) => paragraph(text, `<w:pStyle w:val="Heading${level}"/>`);

const sentences = [
  'Naročnik in izvajalec skleneta pogodbo o vzdrževanju programske opreme.',
  'Izvajalec se zavezuje, da bo napake odpravljal v dogovorjenih rokih in o tem obveščal naročnika.',
  'Cena ne vključuje davka na dodano vrednost, ki ga izvajalec obračuna po veljavni stopnji.',
  'Če naročnik zamudi s plačilom, sme izvajalec zaračunati zakonske zamudne obresti od dneva zapadlosti.',
  'Vsaka stranka varuje poslovne skrivnosti druge stranke še pet let po koncu pogodbe.',
  'Spori se rešujejo sporazumno, sicer je pristojno sodišče v Ljubljani.',
  'Žganje, čaj in šipkova marmelada stanejo 12,50 € na kos – brez popusta.',
];

/** So many sentences, from the one at `from` on. */
export const prose = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => sentences[(from + at) % sentences.length] ?? '').join(' ');

/** So many paragraphs of prose. */
export const paragraphs = (count: number, sentencesEach: number, properties = '') =>
  Array.from({ length: count }, (_, at) => paragraph(prose(sentencesEach, at * 3), properties)).join('');

/** The part of a header, footer or notes. */
export const part = (kind: string, element: string, content: string) => ({
  kind,
  xml: `<w:${element} NAMESPACES>${content}</w:${element}>`,
});

/** A field with the result that Word stored. */
export const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const emuPerPoint = 12_700;

/** The logo at a size in points. */
export const logo = (width: number, height: number, properties = '', crop = '') =>
  `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="logo"/>${crop}<a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm${properties}><a:off x="0" y="0"/><a:ext cx="${width * emuPerPoint}" cy="${height * emuPerPoint}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>`;

export interface Anchor {
  readonly width: number;
  readonly height: number;
  /** Distances from the left and upper margin in points. */
  readonly x: number;
  readonly y: number;
  /** Element that says how text flows around. */
  readonly wrap?: string;
  readonly behind?: boolean;
}

/** A drawing at a place on the page. */
export const anchored = ({ width, height, x, y, wrap = '<wp:wrapNone/>', behind = false }: Anchor, graphic: string) =>
  `<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="${x + y + 1}" behindDoc="${behind ? 1 : 0}" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:posOffset>${x * emuPerPoint}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="margin"><wp:posOffset>${y * emuPerPoint}</wp:posOffset></wp:positionV><wp:extent cx="${width * emuPerPoint}" cy="${height * emuPerPoint}"/><wp:effectExtent l="0" t="0" r="0" b="0"/>${wrap}<wp:docPr id="${x + y + 1}" name="Drawing"/><wp:cNvGraphicFramePr/>${graphic}</wp:anchor></w:drawing></w:r>`;

/** A drawing in a line of text. */
export const inline = (width: number, height: number, graphic: string) =>
  `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${width * emuPerPoint}" cy="${height * emuPerPoint}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:docPr id="9" name="Drawing"/><wp:cNvGraphicFramePr/>${graphic}</wp:inline></w:drawing></w:r>`;

/** A shape of a preset geometry, with text if given. */
export const shape = (preset: string, { width, height }: Pick<Anchor, 'width' | 'height'>, fill: string, text = '') =>
  `<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width * emuPerPoint}" cy="${height * emuPerPoint}"/></a:xfrm><a:prstGeom prst="${preset}"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="${fill}"/></a:solidFill><a:ln w="12700"><a:solidFill><a:srgbClr val="1E5AC8"/></a:solidFill></a:ln></wps:spPr>${text === '' ? '' : `<wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx>`}<wps:bodyPr lIns="91440" tIns="45720" rIns="91440" bIns="45720" anchor="t"/></wps:wsp></a:graphicData></a:graphic>`;
