import type { DocxFinding, DocxProblem } from './docx-finding.ts';

export type PlacedProblem = Omit<DocxFinding, 'part'>;

const longest = 80;

/** Collects problems with the text of their paragraph, or of the one before it. Text boxes nest paragraphs. */
export function createParagraphs() {
  const problems: { readonly reason: DocxProblem; near: string | null }[] = [];
  const open: { text: string; readonly problems: { near: string | null }[] }[] = [];
  let last: string | null = null;

  return {
    problems: problems as readonly PlacedProblem[],
    begin: () => void open.push({ text: '', problems: [] }),
    write: (text: string) => {
      const paragraph = open.at(-1);
      if (paragraph !== undefined && paragraph.text.length < longest) paragraph.text += text;
    },
    end: () => {
      const paragraph = open.pop();
      if (paragraph === undefined) return;
      const text = paragraph.text.trim().slice(0, longest);
      if (text !== '') last = text;
      for (const problem of paragraph.problems) problem.near = last;
    },
    report: (reason: DocxProblem | null) => {
      if (reason === null) return;
      const problem = { reason, near: last };
      problems.push(problem);
      open.at(-1)?.problems.push(problem);
    },
  };
}
