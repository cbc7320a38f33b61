import { useTexts } from '@atrium/i18n';
import { SecretField } from '../../components/section-form/secret-field';
import { SectionTextField } from '../../components/section-form/section-text-field';
import { verbatim } from '../../components/section-form/verbatim';
import { pluginsMessages } from '../../plugins-messages';

/** The account with the provider of business data. */
export function BusinessDataFields() {
  const text = useTexts(pluginsMessages);
  return (
    <>
      <SectionTextField {...verbatim} label={text('username')} name="business_data.username" required={false} />
      <SecretField label={text('password')} name="business_data.password" required={false} />
    </>
  );
}
