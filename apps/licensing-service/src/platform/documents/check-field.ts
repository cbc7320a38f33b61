import type { DocxProblem } from './docx-finding.ts';
import { isAllowedLink } from './link-target.ts';
import { targetIn } from './hyperlink-target.ts';

/** Fields that load content or start a program; some are only known to old versions of Word. */
const loading: readonly string[] = [
  'DATABASE',
  'DDE',
  'DDEAUTO',
  'EMBED',
  'IMPORT',
  'INCLUDE',
  'INCLUDEPICTURE',
  'INCLUDETEXT',
  'LINK',
  'RD',
];

/** Checks the instruction of a field, such as `HYPERLINK "https://example.com"`. */
export function checkField(instruction: string): DocxProblem | null {
  const [name = '', ...rest] = [...instruction.matchAll(/"([^"]*)"?|[^\s"]+/g)].map(([all, quoted]) => quoted ?? all);
  const keyword = name.toUpperCase();
  if (loading.includes(keyword)) return 'loading_field';
  const target = keyword === 'HYPERLINK' ? targetIn(rest) : null;
  return target === null || isAllowedLink(target) ? null : 'link_target';
}
