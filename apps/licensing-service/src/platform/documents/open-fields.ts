import { checkField } from './check-field.ts';
import type { DocxProblem } from './docx-finding.ts';

/** Follows fields from their beginning to their end. Word may divide an instruction over many runs and paragraphs. */
export function createOpenFields(report: (reason: DocxProblem | null) => void) {
  /** The innermost last. An instruction is complete once the result follows. */
  const open: { instruction: string; complete: boolean }[] = [];
  const complete = (field: (typeof open)[number] | undefined) => {
    if (field === undefined || field.complete) return;
    field.complete = true;
    report(checkField(field.instruction));
  };
  const begin = () => {
    const outer = open.at(-1);
    // The result of this field would name the outer one.
    if (outer !== undefined && !outer.complete && outer.instruction.trim() === '') report('loading_field');
    open.push({ instruction: '', complete: false });
  };

  return {
    mark: (kind: string) => {
      if (kind === 'begin') begin();
      else if (kind === 'separate') complete(open.at(-1));
      else complete(open.pop());
    },
    write: (text: string) => {
      if (open.length === 0) begin();
      const field = open.at(-1);
      if (field !== undefined) field.instruction += text;
    },
    /** A field without an end is checked as well. */
    endAll: () => {
      while (open.length > 0) complete(open.pop());
    },
  };
}
