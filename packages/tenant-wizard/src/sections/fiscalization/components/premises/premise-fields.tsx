import { useLanguage, useTexts } from '@atrium/i18n';
import { useDateWords } from '@atrium/i18n/lists';
import { useSelectWords } from '@atrium/i18n/selects';
import { DateField, EditCell, EditLine, SelectField, TextField } from '@atrium/ui-kit';
import type { ChangeEvent } from 'react';
import { fiscalizationMessages } from '../../messages';
import type { RowFieldsProps } from '../rows-card';
import { premiseTypes, type PremiseValues } from './premise-values';

/** Fields of a business premise. A movable one has no address. */
export function PremiseFields({ form }: RowFieldsProps<PremiseValues>) {
  const text = useTexts(fiscalizationMessages);
  const [language] = useLanguage();
  const dates = useDateWords();
  const words = useSelectWords();
  const { values, formik, errorOf, idOf } = form;
  const immovable = values.type === 'immovable';

  const bind = (name: keyof PremiseValues) => ({ ...form.text(name), autoComplete: 'off' });

  /** The post office follows the post code unless the user entered one. */
  async function changePostalCode(event: ChangeEvent<HTMLInputElement>) {
    const postalCode = event.target.value;
    void formik.setFieldValue('postal_code', postalCode);
    const { postOfficeOf } = await import('@atrium/validators/post-codes');
    const [before, post] = [postOfficeOf(values.postal_code) ?? '', postOfficeOf(postalCode)];
    if (post !== undefined && (values.post === '' || values.post === before)) void formik.setFieldValue('post', post);
  }

  return (
    <>
      <EditLine>
        <EditCell span={3} wideOnPhone>
          <TextField {...bind('premise_id')} label={text('premises.id')} required />
        </EditCell>
        <EditCell span={5} wideOnPhone>
          <SelectField
            {...bind('type')}
            label={text('premises.type')}
            options={premiseTypes.map((value) => ({ value, label: text(`premises.typeOf.${value}`) }))}
            required
            texts={words}
          />
        </EditCell>
        <EditCell span={4} wideOnPhone>
          <DateField
            dayOnly
            error={errorOf('valid_from')}
            id={idOf('valid_from')}
            label={text('premises.validFrom')}
            language={language}
            onBlur={() => void formik.setFieldTouched('valid_from', true, false)}
            onChange={(day) => void formik.setFieldValue('valid_from', day)}
            placeholder={dates.placeholder}
            required
            texts={{ ...dates, invalid: text('premises.date') }}
            value={values.valid_from}
          />
        </EditCell>
      </EditLine>
      {immovable && (
        <>
          <EditLine>
            <EditCell span={8}>
              <TextField {...bind('address')} label={text('premises.address')} required />
            </EditCell>
            <EditCell span={2}>
              <TextField {...bind('house_number')} label={text('premises.houseNumber')} required />
            </EditCell>
            <EditCell span={2}>
              <TextField {...bind('house_number_additional')} label={text('premises.houseNumberAdditional')} />
            </EditCell>
          </EditLine>
          <EditLine>
            <EditCell span={3}>
              <TextField
                {...bind('postal_code')}
                inputMode="numeric"
                label={text('premises.postalCode')}
                onChange={(event) => void changePostalCode(event)}
                required
              />
            </EditCell>
            <EditCell span={4}>
              <TextField {...bind('post')} label={text('premises.post')} required />
            </EditCell>
            <EditCell span={5}>
              <TextField {...bind('city')} label={text('premises.city')} required />
            </EditCell>
          </EditLine>
          <EditLine>
            {(['cadastral', 'building', 'section'] as const).map((part) => (
              <EditCell key={part} span={4}>
                <TextField
                  {...bind(`${part}_number`)}
                  inputMode="numeric"
                  label={text(`premises.${part}Number`)}
                  required
                />
              </EditCell>
            ))}
          </EditLine>
        </>
      )}
    </>
  );
}
