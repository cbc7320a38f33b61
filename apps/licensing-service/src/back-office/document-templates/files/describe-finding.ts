import type { TemplateFinding } from '@atrium/api-client/contract';
import {
  describeDocxFinding,
  type DocxFinding,
  fieldMessage,
  type Language,
  type TagProblem,
  textOf,
} from '../../../platform';
import type { TagFinding } from '../tags/find-tag-problems';

/** What the user reads about something that is not allowed in the file. */
export const describeContentFinding = (finding: DocxFinding, language: Language): TemplateFinding => ({
  ...finding,
  part: finding.part === '' ? null : finding.part,
  message: fieldMessage(describeDocxFinding(finding), language),
  tag: null,
  suggestion: null,
});

const braces = (tag: string) => `{${tag}}`;

/** What the user reads about a tag. */
export function describeTagFinding(finding: TagFinding, language: Language): TemplateFinding {
  const { reason, tag, suggestion, place } = finding;
  const written = braces(tag);
  const meant = suggestion === null ? null : braces(suggestion);
  const message = textOf(language, `template_tags.${reason}`, { tag: written });
  const advice = meant === null ? '' : ` ${adviceOf(reason, meant, language)}`;
  const said = message + advice;
  if (place === undefined) return { reason, message: said, part: null, near: null, tag: written, suggestion: meant };
  const { part, near } = place;
  const at = textOf(language, `messages.docx_${part}`);
  const placed = textOf(language, 'messages.docx_place_near', { message: said, place: at, near });
  return { reason, message: placed, part, near, tag: written, suggestion: meant };
}

const closed = new Set<TagFinding['reason']>(['not_closed', 'not_opened', 'no_table']);

const adviceOf = (reason: TagFinding['reason'], tag: string, language: Language) =>
  closed.has(reason)
    ? textOf(language, 'template_tags.write', { tag })
    : textOf(language, 'template_tags.did_you_mean', { tag });

/** What the user reads about braces that do not form a tag. */
export const describeTagProblem = ({ reason, near }: TagProblem, language: Language): TemplateFinding => ({
  reason,
  message: textOf(language, `template_tags.${reason}`, { tag: near }),
  part: null,
  near,
  tag: null,
  suggestion: null,
});
