import type { TemplateContent, TemplateField } from '@atrium/api-client/contract';
import type { Language, MergeValues } from '../../../platform';
import { itemValues } from '../../documents/making/item-values';
import { roomForSignature } from './room-for-signature';
import { sampleData, vatRates } from './sample-data';

/** As many rows as a long offer has. */
const sampleRows = 24;

type Tags = Pick<TemplateContent, 'tags' | 'fields' | 'tables'>;

/** Values that show what documents made from a template look like. */
export function sampleValues(content: Tags, language: Language): MergeValues {
  const { texts, units, items, answers } = sampleData[language];
  const rows = content.tables.flatMap(({ name: table }) =>
    Array.from({ length: sampleRows }, (_value, index) => ({ table, ...sampleItem(items, index) })),
  );
  const options = { units: new Map(Object.entries(units)), vatRates };
  const computed = itemValues({ template: { content }, options }, rows);
  const asked = Object.fromEntries(content.fields.map((field) => [field.name, sampleAnswer(field, answers)]));
  const known = { ...texts, ...computed.texts, ...asked };
  const filled = content.tags.map(({ name, source }) =>
    source === 'signature' ? ([name, roomForSignature] as const) : ([name, known[name] ?? ''] as const),
  );
  return { texts: Object.fromEntries(filled), tables: computed.tables };
}

function sampleItem<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There are no sample items.');
  return item;
}

function sampleAnswer({ label, type, initial }: TemplateField, answers: (typeof sampleData)['en']['answers']): string {
  if (initial !== null && initial !== '') return initial;
  return type === 'text' ? label : answers[type];
}
