import type { DocumentContent, DocumentItem, TemplateField } from '@atrium/api-client/contract';
import { type FieldProblem, InvalidInput, throwIfInvalid } from '../../../platform';
import { amountProblems } from './check-amounts';
import type { DocumentSource, findSource } from './document-source';

type Problems = Record<string, FieldProblem[]>;

/**
 * Checks what a document is to be made from.
 *
 * @throws InvalidInput on the fields `template_id`, `customer_id`, `fields.{tag}` and `items.{index}.{column}`
 */
export function checkContent(
  content: DocumentContent,
  { template, ...source }: Awaited<ReturnType<typeof findSource>>,
): DocumentSource {
  if (template === null) throw new InvalidInput({ template_id: ['not_a_choice'] });
  throwIfInvalid({
    ...customerProblems(content, template, source.customer),
    ...Object.assign({}, ...template.fields.map((field) => fieldProblems(field, content.fields[field.name] ?? ''))),
    ...amountProblems(content.items),
    ...Object.assign({}, ...content.items.map((item, at) => itemProblems(item, at, { ...source, template }))),
  });
  return { template, ...source };
}

const isOfCustomer = (name: string) => name.startsWith('customer.');

function customerProblems(
  { customer_id: id, fields }: DocumentContent,
  { content: { tags } }: DocumentSource['template'],
  customer: DocumentSource['customer'],
): Problems {
  if (id !== null) return customer === null || customer.erasedAt !== null ? { customer_id: ['not_a_choice'] } : {};
  const isFilled = ({ name }: { readonly name: string }) => !isOfCustomer(name) || Object.hasOwn(fields, name);
  return tags.every(isFilled) ? {} : { customer_id: ['required'] };
}

function fieldProblems({ name, type, required }: TemplateField, value: string): Problems {
  const field = `fields.${name}`;
  if (value.trim() === '') return required ? { [field]: ['required'] } : {};
  return type === 'date' && !isDay(value) ? { [field]: ['invalid'] } : {};
}

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function itemProblems({ table, unit, vat_rate: rate }: DocumentItem, at: number, source: DocumentSource): Problems {
  const { template, options } = source;
  const problems: Problems = {};
  if (!template.content.tables.some(({ name }) => name === table)) problems[`items.${at}.table`] = ['not_a_choice'];
  if (!options.units.has(unit)) problems[`items.${at}.unit`] = ['not_a_choice'];
  if (!options.vatRates.has(rate)) problems[`items.${at}.vat_rate`] = ['not_a_choice'];
  return problems;
}
