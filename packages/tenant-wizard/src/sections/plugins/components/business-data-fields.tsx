import { useTexts } from '@atrium/i18n';
import { SecretField } from '../../form/components/secret-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { verbatim } from '../../form/components/verbatim';
import { pluginsMessages } from '../messages';

export function BusinessDataFields() {
  const text = useTexts(pluginsMessages);
  return (
    <>
      <SectionTextField {...verbatim} label={text('username')} name="business_data.username" required={false} />
      <SecretField label={text('password')} name="business_data.password" required={false} />
    </>
  );
}
