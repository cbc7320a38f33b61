import { documentTemplatesResource } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { ConflictDialog } from '@atrium/forms/conflict';
import { SelectField, TextField } from '@atrium/ui-kit';
import type { RecordForm } from '../../components/form/use-record-form';
import { documentTemplatesMessages } from '../messages';
import { useTemplateOptions } from './use-template-options';

const { fields } = documentTemplatesResource;

interface TemplateFieldsProps {
  form: RecordForm<typeof fields, 'save'>;
  /** Shown below the title. */
  hint?: string;
}

/** Title, category, view and language of a template. */
export function TemplateFields({ form, hint }: TemplateFieldsProps) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const words = useSelectTexts();
  const { options, titleOf } = useTemplateOptions();
  const languages = (['en', 'sl'] as const).map((value) => ({ value, label: text(`language.${value}`) }));
  const select = { required: true, placeholder: '', texts: words };
  return (
    <>
      <TextField {...form.text('title')} autoComplete="off" hint={hint} label={text('field.title')} required />
      <div className="template-choices">
        <SelectField
          {...form.text('category')}
          {...select}
          label={text('field.category')}
          options={options('category')}
        />
        <SelectField {...form.text('view')} {...select} label={text('field.view')} options={options('view')} />
        <SelectField {...form.text('language')} {...select} label={text('field.language')} options={languages} />
      </div>
      <ConflictDialog
        conflict={form.conflict}
        label={(name) => text(`field.${name}`)}
        show={(name, values) => {
          const value: string | boolean = values[name];
          if (typeof value === 'boolean') return common(value ? 'yes' : 'no');
          return name === 'category' || name === 'view' ? titleOf(name, value) : value;
        }}
      />
    </>
  );
}
