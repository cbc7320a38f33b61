import type { ComponentProps } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { NativeSelect } from '../select-field/native-select';
import type { SelectOption } from '../select-field/native-select';

export interface PhoneCountry extends SelectOption {
  /** What the closed list shows ("SI +386"); `label` is the line of the open list ("Slovenia +386"). */
  short: string;
}

export interface PhoneFieldProps extends FieldTexts {
  countries: readonly PhoneCountry[];
  /** Name of the country list, for assistive technology. */
  countryLabel: string;
  /** Attributes of the country select; controlled (`value`). */
  country: ComponentProps<'select'> & { value: string };
  /** Attributes of the number input. */
  number: ComponentProps<'input'>;
  /** Id of the number input. Default: its `name`. */
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** Country and number under one label. */
export function PhoneField(props: PhoneFieldProps) {
  const { countries, countryLabel, country, number, id, ...field } = props;
  const chosen = countries.find((option) => option.value === country.value);
  return (
    <Field {...field} group id={id ?? number.name}>
      {(control) => (
        <div className="a-phone">
          <InputShell className="a-select a-phone__country">
            <span aria-hidden="true" className="a-phone__short">
              {chosen?.short}
            </span>
            <NativeSelect
              aria-invalid={control['aria-invalid']}
              autoComplete="tel-country-code"
              {...country}
              aria-label={countryLabel}
              options={countries}
            />
          </InputShell>
          <InputShell>
            <input
              autoComplete="tel-national"
              inputMode="tel"
              type="tel"
              {...number}
              {...control}
              className="a-input__control"
            />
          </InputShell>
        </div>
      )}
    </Field>
  );
}
