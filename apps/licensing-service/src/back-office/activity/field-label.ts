import { findText, type Language } from '../../platform';

/** Label of a field: its own, else the column's in spreadsheets, else its name in words. */
export function fieldLabel(module: string, name: string, language: Language): string {
  const last = name.split('.').at(-1) ?? name;
  return (
    findText(language, `activity.fields.${last}`) ??
    findText(language, `spreadsheets.${module}.columns.${last}`) ??
    last.replaceAll(/[_-]/g, ' ')
  );
}
