import type { DocxProblem } from './docx-finding.ts';
import { isAllowedLink } from './link-target.ts';
import { readXml } from './read-xml.ts';

/** A relationship that makes Word load or run something. */
export interface RefusedRelationship {
  /** Elements of the part refer to it by this id. */
  readonly id: string;
  readonly reason: DocxProblem;
}

/** Parts inside the file, by the last word of the type. */
const refusedParts: Readonly<Record<string, DocxProblem>> = {
  aFChunk: 'imported_file',
  activeXControlBinary: 'active_x',
  control: 'active_x',
  oleObject: 'embedded_object',
  package: 'embedded_object',
  subDocument: 'external_content',
  vbaProject: 'macros',
};

/** Checks the relationships of a part, in the order of the file. */
export function checkRelationships(xml: string): readonly RefusedRelationship[] {
  const refused: RefusedRelationship[] = [];
  readXml(xml, {
    open: (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (name !== 'Relationship') return;
      const reason = checkRelationship(Type.slice(Type.lastIndexOf('/') + 1), Target, TargetMode);
      if (reason !== null) refused.push({ id: Id, reason });
    },
  });
  return refused;
}

function checkRelationship(type: string, target: string, mode: string): DocxProblem | null {
  if (type === 'attachedTemplate') return 'attached_template';
  if (mode.toLowerCase() !== 'external') return refusedParts[type] ?? null;
  if (type === 'hyperlink') return isAllowedLink(target) ? null : 'link_target';
  return type === 'image' ? 'external_picture' : 'external_content';
}
