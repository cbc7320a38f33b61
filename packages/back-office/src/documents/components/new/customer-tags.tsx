import type { DocumentTemplate } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { TextField } from '@atrium/ui-kit';
import { newDocumentMessages } from '../../new-document-messages';
import { isCustomerTag, printedTexts } from '../../model/customer-tags';
import { fieldId } from '../../model/field-ids';
import { customerTags } from '../../model/document-steps';
import { useSteps } from './use-steps';

const longest = 4000;

interface CustomerTagsProps {
  template: DocumentTemplate;
  onChange: (tag: string, value: string) => void;
}

/** The customer's data in the document. Changes stay in this document. */
export function CustomerTags({ template, onChange }: CustomerTagsProps) {
  const text = useTexts(newDocumentMessages);
  const { document, customer, rejected } = useSteps();
  if (customer.data === undefined) return null;
  const printed = printedTexts(customer.data, template.language);
  const tags = customerTags(template).filter((tag) => isCustomerTag(tag, printed));
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="customer-tags" className="fields-step__part">
      <div className="fields-step__head">
        <h2 id="customer-tags">{text('customer.label')}</h2>
        <span className="fields-step__count">{text('fields.onlyHere')}</span>
      </div>
      {tags.map((tag) => (
        <TextField
          autoComplete="off"
          error={rejected[`fields.${tag}`]}
          id={fieldId(tag)}
          key={tag}
          label={text(`tag.${tag}`)}
          maxLength={longest}
          name={tag}
          onChange={({ target }) => onChange(tag, target.value)}
          value={document.fields[tag] ?? printed[tag]}
        />
      ))}
    </section>
  );
}
