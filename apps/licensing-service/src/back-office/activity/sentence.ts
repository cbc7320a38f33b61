import { findText, type Language, textOf } from '../../platform';

/**
 * What happened, as a sentence after the person's name. `{title}` stands for the name of the record: clients replace it
 * by a link.
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
