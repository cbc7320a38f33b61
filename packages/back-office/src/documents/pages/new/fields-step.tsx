import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ProgressBar, TextField } from '@atrium/ui-kit';
import { CustomerTags } from '../../components/new/customer-tags';
import { FieldControl } from '../../components/new/field-control';
import { useFocusHash } from '../../components/new/use-focus-hash';
import { useSteps } from '../../components/new/use-steps';
import { newDocumentMessages } from '../../new-document-messages';
import { fieldId } from '../../model/field-ids';
import { valueOf } from '../../model/new-document';

/** The fields that the template asks for, and those of the customer, which come filled. */
export function FieldsStep() {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  const canViewCustomers = usePermission('view/customers');
  const { document, change, template, today, attempted, rejected } = useSteps();
  useFocusHash(template.data !== undefined);
  if (template.data === undefined) return null;
  const { fields } = template.data.content;
  const filled = fields.filter((field) => valueOf(field, document, today).trim() !== '').length;
  const write = (name: string, value: string) => change({ fields: { ...document.fields, [name]: value } });
  return (
    <div className="fields-step">
      <TextField
        autoComplete="off"
        error={rejected['title']}
        hint={text('fields.titleHint', { template: template.data.title })}
        id={fieldId('title')}
        label={text('field.title')}
        maxLength={160}
        name="title"
        onChange={({ target }) => change({ title: target.value })}
        optionalText={common('optional')}
        value={document.title}
      />
      {fields.length > 0 && (
        <section aria-labelledby="fields" className="fields-step__part">
          <ProgressBar
            label={<h2 id="fields">{text('fields.title')}</h2>}
            text={text('fields.filled', { filled, all: fields.length })}
            value={filled / fields.length}
          />
          {fields.map((field) => (
            <FieldControl
              attempted={attempted}
              error={rejected[`fields.${field.name}`]}
              field={field}
              key={field.name}
              onChange={(value) => write(field.name, value)}
              value={valueOf(field, document, today)}
            />
          ))}
        </section>
      )}
      {canViewCustomers && document.customerId !== '' && <CustomerTags onChange={write} template={template.data} />}
    </div>
  );
}
