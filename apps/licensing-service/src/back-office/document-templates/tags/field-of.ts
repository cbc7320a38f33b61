import { fieldGroup, type TemplateField } from '@atrium/api-client/contract';

const dates = /(^|_)(until|date|start|end|datum|do|od)$/;
const longTexts = /(^|_)(terms|notes?|text|pogoji|opomb[ae]|besedilo)$/;
/** Offers are usually valid for a month. */
const usualDaysAhead = 30;

/** The field that asks the author for a tag. Label and type come from the name; people change them later. */
export function fieldOf(tag: string): TemplateField {
  const [group = '', name = ''] = tag.split('.');
  const words = (group === fieldGroup ? name : `${group} ${name}`).replaceAll('_', ' ').trim();
  const type = typeOf(group === fieldGroup ? name : '');
  return {
    name: tag,
    label: words.charAt(0).toUpperCase() + words.slice(1),
    type,
    required: type !== 'long_text',
    initial: null,
    days_ahead: type === 'date' && name.endsWith('until') ? usualDaysAhead : null,
  };
}

function typeOf(name: string): TemplateField['type'] {
  if (dates.test(name)) return 'date';
  return longTexts.test(name) ? 'long_text' : 'text';
}
