import { type auditEntries, findText, type Language, textOf } from '../../platform';

type RecordedValues = Pick<typeof auditEntries.$inferSelect, 'after' | 'before'>;

/**
 * What happened, as a sentence after the person's name. `{title}` stands for the name of the record: clients replace it
 * by a link. `{part}` stands for the part of the record that changed.
 */
export function sentenceOf(action: string, outcome: 'done' | 'refused', language: Language): string {
  const done = findText(language, `activity.actions.${action}`) ?? exportSentence(action, language) ?? action;
  return outcome === 'done' ? done : (findText(language, `activity.refused.${action}`) ?? done);
}

function exportSentence(action: string, language: Language): string | null {
  const [module = '', verb = ''] = action.split('.');
  if (verb !== 'export') return null;
  const list = findText(language, `spreadsheets.${module}.sheet`) ?? module;
  return textOf(language, 'activity.exported', { list });
}

/** The recorded title of the part that a sentence names; null for sentences about the whole record. */
export function partOf(sentence: string, { before, after }: RecordedValues, language: Language): string | null {
  if (!sentence.includes('{part}')) return null;
  const name = language === 'sl' ? 'titleSl' : 'titleEn';
  const title = after?.[name] ?? before?.[name];
  return typeof title === 'string' ? title : null;
}

/** The sentence in plain text. A placeholder inside a title stays as it is. */
export const fillSentence = (sentence: string, title: string | null, part: string | null): string =>
  sentence
    .split('{title}')
    .map((text) => text.replace('{part}', () => part ?? ''))
    .join(title ?? '');
