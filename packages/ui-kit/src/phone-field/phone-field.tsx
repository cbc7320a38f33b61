import type { ComponentProps } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import type { SearchSelectTexts } from '../search-select/options-source';
import { SelectBox } from '../select-field/select-box';
import type { SelectOption } from '../select-field/select-option';

export interface PhoneCountry extends SelectOption {
  /** Text of the closed list ("SI +386"); `label` is the text in the open list ("Slovenia +386"). */
  short: string;
}

export interface PhoneFieldProps extends FieldTexts {
  countries: readonly PhoneCountry[];
  /** Accessible name of the country list. */
  countryLabel: string;
  /** Texts of the country list. */
  countryTexts: SearchSelectTexts;
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
  const { countries, countryLabel, countryTexts, country, number, id, ...field } = props;
  return (
    <Field {...field} group id={id ?? number.name}>
      {(control) => (
        <div className="a-phone">
          <SelectBox
            aria-invalid={control['aria-invalid']}
            autoComplete="tel-country-code"
            id={country.name}
            {...country}
            aria-label={countryLabel}
            className="a-phone__country"
            options={countries}
            texts={countryTexts}
          />
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
