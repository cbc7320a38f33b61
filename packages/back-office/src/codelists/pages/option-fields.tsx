import { useTexts } from '@atrium/i18n';
import { Checkbox, EditCell, EditLine, TextField } from '@atrium/ui-kit';
import { codelistsMessages } from '../messages';
import type { useOptionEditing } from './use-option-editing';

interface OptionFieldsProps {
  editing: ReturnType<typeof useOptionEditing>;
}

/** The fields of the option that is added or edited. */
export function OptionFields({ editing: { open, hasFixedKey, form, value } }: OptionFieldsProps) {
  const text = useTexts(codelistsMessages);
  const titles = ['title_en', 'title_sl'] as const;
  return (
    <>
      <EditLine>
        <EditCell span={3} wideOnPhone>
          {open === undefined || !hasFixedKey ? (
            <TextField
              {...form.text('key')}
              autoCapitalize="none"
              autoComplete="off"
              label={text('field.key')}
              required
              spellCheck={false}
            />
          ) : (
            <TextField
              hint={text('keyFixed')}
              label={text('field.key')}
              name="key"
              onChange={() => undefined}
              readOnly
              value={open.key}
            />
          )}
        </EditCell>
        {titles.map((name) => (
          <EditCell key={name} span={value.counts ? 3 : 4} wideOnPhone>
            <TextField
              {...form.text(name)}
              autoComplete="off"
              label={text(`field.${name}`)}
              lang={name.slice(-2)}
              required
            />
          </EditCell>
        ))}
        {value.counts && (
          <EditCell span={2} wideOnPhone>
            <TextField
              {...form.text('value')}
              autoComplete="off"
              inputMode="decimal"
              label={text(value.label)}
              suffix={value.unit || undefined}
            />
          </EditCell>
        )}
      </EditLine>
      {open !== undefined && <Checkbox {...form.tick('hidden')} hint={text('hide.hint')} label={text('hide.field')} />}
    </>
  );
}
