import { checkField } from './check-field.ts';
import type { RefusedRelationship } from './check-relationships.ts';
import type { DocxProblem } from './docx-finding.ts';
import { isAllowedLink } from './link-target.ts';
import { createOpenFields } from './open-fields.ts';
import { createParagraphs, type PlacedProblem } from './paragraphs.ts';
import { localName, readXml, type XmlAttributes } from './read-xml.ts';

const refusedElements: Readonly<Record<string, DocxProblem>> = {
  altChunk: 'imported_file',
  control: 'active_x',
  OLEObject: 'embedded_object',
  subDoc: 'external_content',
};

/**
 * Checks the elements of a part, except for those of an SVG picture, and finds the text near them and near the part's refused
 * relationships.
 */
export function checkStory(xml: string, relationships: readonly RefusedRelationship[]): readonly PlacedProblem[] {
  const unplaced = new Map(relationships.map(({ id, reason }) => [id, reason]));
  const paragraphs = createParagraphs();
  const { report } = paragraphs;
  const fields = createOpenFields(report);
  let reading: 'text' | 'instruction' | null = null;
  let root: string | undefined;

  readXml(xml, {
    open: (name, attributes) => {
      root ??= name;
      if (root === 'svg') return;
      reading = readingOf[name] ?? null;
      if (name === 'p') paragraphs.begin();
      const refused = refusedElements[name] ?? null;
      const related = takeRelated(unplaced, attributes);
      report(refused);
      if (related !== refused) report(related);
      if (drawn.includes(name)) report(checkAddress(attributes));
      if (name === 'fldSimple') report(checkField(valueOf(attributes, 'instr') ?? ''));
      if (name === 'fldChar') fields.mark(valueOf(attributes, 'fldCharType') ?? '');
    },
    text: (text) => {
      if (reading === 'text') paragraphs.write(text);
      if (reading === 'instruction') fields.write(text);
    },
    close: (name) => {
      reading = null;
      if (name === 'p') paragraphs.end();
    },
  });
  fields.endAll();
  const rest = [...unplaced.values()].map((reason) => ({ reason, near: null }));
  return [...paragraphs.problems, ...rest];
}

const readingOf: Readonly<Record<string, 'text' | 'instruction'>> = {
  t: 'text',
  instrText: 'instruction',
  delInstrText: 'instruction',
};

const valueOf = (attributes: XmlAttributes, local: string): string | undefined =>
  Object.entries(attributes).find(([name]) => localName(name) === local)?.[1];

/** Takes the refused relationship that an element refers to. */
function takeRelated(unplaced: Map<string, DocxProblem>, attributes: XmlAttributes): DocxProblem | null {
  if (unplaced.size === 0) return null;
  for (const [name, value] of Object.entries(attributes)) {
    const reason = name.includes(':') ? unplaced.get(value) : undefined;
    if (reason === undefined) continue;
    unplaced.delete(value);
    return reason;
  }
  return null;
}

/** Elements of VML, the drawings of older versions of Word, which hold their addresses themselves. */
const drawn: readonly string[] = [
  'arc',
  'curve',
  'fill',
  'group',
  'image',
  'imagedata',
  'line',
  'oval',
  'polyline',
  'rect',
  'roundrect',
  'shape',
  'stroke',
];

function checkAddress(attributes: XmlAttributes): DocxProblem | null {
  const source = valueOf(attributes, 'src');
  if (source !== undefined && /^(\w+:|\\\\|\/\/)/.test(source)) return 'external_picture';
  const link = valueOf(attributes, 'href');
  return link === undefined || link === '' || isAllowedLink(link) ? null : 'link_target';
}
