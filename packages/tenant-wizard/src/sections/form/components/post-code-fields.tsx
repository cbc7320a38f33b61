import { useCommonTexts, useTexts } from '@atrium/i18n';
import { FieldGrid, Status } from '@atrium/ui-kit';
import { getIn } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { sectionFormMessages } from '../messages';
import { useSectionFields } from './section-form-context';
import { SectionTextField } from './section-text-field';
import { usePostOffice } from './use-post-office';

interface PostCodeFieldsProps {
  /** Path prefix of the fields, such as `address.`. */
  prefix: string;
  postalCodeLabel: string;
  cityLabel: string;
  /** Whether the browser may autofill the user's own. */
  autoFill?: boolean;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Post code and city. A Slovenian code shows its post office and fills in an empty city. */
export function PostCodeFields({ prefix, postalCodeLabel, cityLabel, autoFill = true }: PostCodeFieldsProps) {
  const text = useTexts(sectionFormMessages);
  const common = useCommonTexts();
  const { form } = useSectionFields();
  const read = (name: string) => textOf(getIn(form.values, `${prefix}${name}`));
  const code = read('postal_code');
  const country = read('country');
  const { post, unknown } = usePostOffice(code, country);

  const opened = useRef(code);
  const offer = useEffectEvent((offered: string) => {
    if (code === opened.current) return;
    opened.current = '';
    if (read('city').trim() === '') void form.setFieldValue(`${prefix}city`, offered);
  });
  useEffect(() => {
    if (post !== undefined) offer(post);
  }, [post]);

  return (
    <FieldGrid columns="narrow-wide">
      <SectionTextField
        autoComplete={autoFill ? 'postal-code' : 'off'}
        hint={
          unknown ? (
            <Status tone="warning">{common('validation.postCode.unknown')}</Status>
          ) : (
            post !== undefined && text('postOffice', { post })
          )
        }
        inputMode={country === 'SI' ? 'numeric' : 'text'}
        label={postalCodeLabel}
        name={`${prefix}postal_code`}
      />
      <SectionTextField
        autoComplete={autoFill ? 'address-level2' : 'off'}
        kind="city"
        label={cityLabel}
        name={`${prefix}city`}
      />
    </FieldGrid>
  );
}
