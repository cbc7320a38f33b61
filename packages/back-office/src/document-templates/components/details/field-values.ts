import type { TemplateField } from '@atrium/api-client/contract';

/** The typed values of the fields, each named by what it is and the place of its field at first: `label_0`. */
export type FieldValues = Record<string, string | boolean>;

const longestLabel = 160;
const mostDays = 3650;

export function toFieldValues(fields: readonly TemplateField[]): FieldValues {
  const entries = fields.flatMap(({ label, type, required, initial, days_ahead: days }, at) => [
    [`label_${at}`, label],
    [`type_${at}`, type],
    [`required_${at}`, required],
    [`initial_${at}`, initial ?? ''],
    [`days_${at}`, days === null ? '' : String(days)],
  ]);
  return Object.fromEntries(entries) as FieldValues;
}

const textOf = (values: FieldValues, name: string) => String(values[name] ?? '').trim();

/** The fields in their new order. */
export function toFields(values: FieldValues, fields: readonly TemplateField[], order: readonly number[]) {
  return order.flatMap((at) => {
    const field = fields[at];
    if (field === undefined) return [];
    const type = textOf(values, `type_${at}`) as TemplateField['type'];
    const days = textOf(values, `days_${at}`);
    const initial = textOf(values, `initial_${at}`);
    return {
      name: field.name,
      label: textOf(values, `label_${at}`),
      type,
      required: values[`required_${at}`] === true,
      initial: type === 'date' || initial === '' ? null : initial,
      days_ahead: type !== 'date' || days === '' ? null : Number(days),
    };
  });
}

/** Message keys by the name of a value. */
export function checkFields(values: FieldValues, count: number): Record<string, string> {
  const errors: Record<string, string> = {};
  for (let at = 0; at < count; at += 1) {
    const label = textOf(values, `label_${at}`);
    if (label === '') errors[`label_${at}`] = 'labelRequired';
    if (label.length > longestLabel) errors[`label_${at}`] = 'labelTooLong';
    const days = textOf(values, `days_${at}`);
    if (days !== '' && !(/^\d+$/.test(days) && Number(days) <= mostDays)) errors[`days_${at}`] = 'daysInvalid';
  }
  return errors;
}
