import {
  sourceOf,
  tableOf,
  tagsOfMail,
  type TemplateContent,
  type TemplateField,
  type TemplateMailTexts,
} from '@atrium/api-client/contract';
import { type FieldProblem, textOf, throwIfInvalid } from '../../../platform';
import { nearestTag } from '../tags/nearest-tag';

interface Fillable {
  readonly fields: readonly TemplateField[];
  readonly content: Pick<TemplateContent, 'tables'>;
}

/**
 * Checks that a document of the template fills every tag of the texts.
 *
 * @throws InvalidInput on each text with another tag
 */
export function checkMailTexts(template: Fillable, texts: TemplateMailTexts): void {
  const problems = Object.entries(texts).flatMap(([field, text]) => {
    const problem = tagsOfMail(text ?? '').flatMap((tag) => problemOf(tag, template) ?? [])[0];
    return problem === undefined ? [] : [[field, [problem]]];
  });
  throwIfInvalid(Object.fromEntries(problems) as Record<string, FieldProblem[]>);
}

function problemOf(tag: string, { fields, content }: Fillable): FieldProblem | null {
  const source = sourceOf(tag);
  const hasTable = content.tables.some(({ name }) => name === tableOf(tag));
  const isTotal = source === 'items' && hasTable && !tag.endsWith('.rates');
  if (source === 'record' || isTotal || fields.some(({ name }) => name === tag)) return null;
  const nearest = nearestTag(tag);
  const meant = nearest === null || nearest === tag ? null : `{${nearest}}`;
  const isKnown = source === 'items' || source === 'signature';
  const described = (language: 'en' | 'sl') => {
    const message = textOf(language, `template_tags.${isKnown ? 'not_in_mail' : 'unknown_tag'}`, { tag: `{${tag}}` });
    return meant === null ? message : `${message} ${textOf(language, 'template_tags.did_you_mean', { tag: meant })}`;
  };
  return { texts: { en: described('en'), sl: described('sl') } };
}
