import { documentTemplatesResource, type TemplateContent, type TemplateField } from '@atrium/api-client/contract';
import { sampleOf } from '@atrium/api-client/testing/samples';

const field = (name: string, label: string, rest: Partial<TemplateField> = {}): TemplateField => ({
  name: `field.${name}`,
  label,
  type: 'text',
  required: true,
  initial: null,
  days_ahead: null,
  ...rest,
});

const customerTag = (name: string) => ({ name: `customer.${name}`, source: 'record' as const, pages: [1] });
export const nothing: TemplateContent = { tags: [], fields: [], tables: [], signatures: [], warnings: [] };

export const offer: TemplateContent = {
  ...nothing,
  tags: [customerTag('title'), customerTag('address'), { name: 'field.place', source: 'author', pages: [1] }],
  fields: [
    field('place', 'Place', { initial: 'Ljubljana' }),
    field('valid_until', 'Valid until', { type: 'date', days_ahead: 30 }),
    field('subject', 'Subject'),
    field('terms', 'Terms', { type: 'long_text', required: false }),
  ],
  tables: [{ name: 'items', columns: ['description', 'quantity', 'unit', 'price', 'discount', 'vat', 'net'] }],
};

export const template = (id: string, title: string, category: string, content: TemplateContent) => ({
  ...sampleOf(documentTemplatesResource, 'record', {
    title,
    category,
    language: 'sl',
    active: true,
    pages: 3,
    tags: content.tags.length + content.fields.length,
  }),
  id,
  content,
  mail_texts: { subject_en: null, message_en: null, subject_sl: null, message_sl: null },
});
