import type { DocumentTemplate, TemplateField } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card, Icon } from '@atrium/ui-kit';
import { Calendar, Hash, PencilLine, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { documentTemplatesMessages } from '../../messages';
import { FieldsDialog } from './fields-dialog';

const icons = { date: Calendar, number: Hash, text: TextCursorInput, long_text: TextCursorInput } as const;

/** The fields that the author of a document is asked for. */
export function FieldsCard({ template }: { template: DocumentTemplate }) {
  const text = useTexts(documentTemplatesMessages);
  const [edits, setEdits] = useState(false);
  const { fields } = template.content;
  const canEdit = template.allowed_actions.includes('update') && fields.length > 0;

  function describe({ type, initial, days_ahead: days }: TemplateField): string {
    if (type === 'date' && days !== null) return text('fields.daysAhead', { count: days });
    const name = text(`fields.type.${type}`);
    return initial === null ? name : text('fields.withInitial', { type: name });
  }

  return (
    <Card
      actions={
        canEdit && (
          <Button icon={PencilLine} onClick={() => setEdits(true)} size="s">
            {text('fields.edit')}
          </Button>
        )
      }
      flush
      note={text('fields.count', { count: fields.length })}
      title={text('fields.title')}
    >
      {fields.length === 0 ? (
        <p className="template-none">{text('fields.none')}</p>
      ) : (
        <ul className="template-lines">
          {fields.map((field) => (
            <li key={field.name}>
              <Icon icon={icons[field.type]} />
              <span className="template-lines__words">
                <strong>{field.label}</strong>
                <span>{describe(field)}</span>
              </span>
              <span>{text(field.required ? 'fields.required' : 'fields.optional')}</span>
            </li>
          ))}
        </ul>
      )}
      {edits && <FieldsDialog onClose={() => setEdits(false)} template={template} />}
    </Card>
  );
}
