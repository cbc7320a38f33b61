import { findText, type Language, textOf } from '../../platform';

/**
 * What happened, as a sentence after the person's name. `{title}` stands for the name of the record: clients replace it
 * by a link.
 */
export function sentenceOf(action: string, outcome: 'done' | 'refused', language: Language): string {
  const [module = '', verb = ''] = action.split('.');
  if (verb === 'export') {
    const list = findText(language, `spreadsheets.${module}.sheet`) ?? module;
    return textOf(language, 'activity.exported', { list });
  }
  const text = findText(language, `activity.actions.${action}`) ?? action;
  return outcome === 'done' ? text : (findText(language, `activity.refused.${action}`) ?? text);
}
