import type { TemplateContent } from '../../contract';

/** What the fake finds in every Word file. */
export const fakeContent: TemplateContent = {
  tags: [
    { name: 'customer.title', source: 'record', pages: [1] },
    { name: 'field.valid_until', source: 'author', pages: [1] },
    { name: 'items.total', source: 'items', pages: [1] },
    { name: 'signature.author', source: 'signature', pages: [1] },
  ],
  fields: [
    { name: 'field.valid_until', label: 'Valid until', type: 'date', required: true, initial: null, days_ahead: 30 },
  ],
  tables: [{ name: 'items', columns: ['description', 'quantity', 'price', 'net'] }],
  signatures: [{ name: 'signature.author', page: 1, x: 72, y: 500, width: 170, height: 62 }],
  warnings: [],
};
