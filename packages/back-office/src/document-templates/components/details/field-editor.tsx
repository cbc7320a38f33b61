import type { Form } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Checkbox, IconButton, SelectField, TextAreaField, TextField } from '@atrium/ui-kit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { documentTemplatesMessages } from '../../messages';
import type { FieldValues } from './field-values';

interface FieldEditorProps {
  form: Form<FieldValues>;
  /** Place of the field at first, which names its values. */
  at: number;
  /** Name of the tag. */
  name: string;
  place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** -1 moves the field up, 1 down. */
  onMove: (by: -1 | 1) => void;
}

const types = ['text', 'long_text', 'date', 'number'] as const;

/** One field that authors are asked for. */
export function FieldEditor({ form, at, name, place, onMove }: FieldEditorProps) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const words = useSelectTexts();
  const type = form.values[`type_${at}`];
  const label = String(form.values[`label_${at}`]);
  const optional = { optionalText: common('optional') };
  return (
    <li>
      <div className="template-fields__head">
        <code>{`{${name}}`}</code>
        <span>
          <IconButton
            disabledReason={place.isFirst ? text('fields.isFirst') : undefined}
            icon={ArrowUp}
            label={text('fields.up', { label })}
            onClick={() => onMove(-1)}
            size="s"
          />
          <IconButton
            disabledReason={place.isLast ? text('fields.isLast') : undefined}
            icon={ArrowDown}
            label={text('fields.down', { label })}
            onClick={() => onMove(1)}
            size="s"
          />
        </span>
      </div>
      <div className="template-fields__pair">
        <TextField {...form.text(`label_${at}`)} autoComplete="off" label={text('fields.label')} required />
        <SelectField
          {...form.text(`type_${at}`)}
          label={text('fields.typeLabel')}
          options={types.map((value) => ({ value, label: text(`fields.type.${value}`) }))}
          texts={words}
        />
      </div>
      {type === 'date' && (
        <TextField
          {...form.text(`days_${at}`)}
          {...optional}
          autoComplete="off"
          hint={text('fields.daysHint')}
          inputMode="numeric"
          label={text('fields.days')}
        />
      )}
      {type === 'long_text' && (
        <TextAreaField {...form.text(`initial_${at}`)} {...optional} label={text('fields.initial')} />
      )}
      {(type === 'text' || type === 'number') && (
        <TextField {...form.text(`initial_${at}`)} {...optional} autoComplete="off" label={text('fields.initial')} />
      )}
      <Checkbox {...form.tick(`required_${at}`)} label={text('fields.required')} />
    </li>
  );
}
