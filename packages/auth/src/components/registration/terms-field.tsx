import { RichText, useCommonTexts } from '@atrium/i18n';
import { Checkbox, TextLink, type CheckboxProps } from '@atrium/ui-kit';
import { useConfig } from '../../api/get-config';
import { legalAddresses } from '../legal-links';
import { authMessages } from '../../messages';

/** Acceptance of the terms, whose links open beside the form. */
export function TermsField(props: Omit<CheckboxProps, 'label'>) {
  const common = useCommonTexts();
  const { terms, privacy } = legalAddresses(useConfig());
  const newTabText = common('opensInNewTab');
  return (
    <Checkbox
      {...props}
      label={
        <RichText
          elements={{
            terms: <TextLink href={terms} newTabText={newTabText} />,
            privacy: <TextLink href={privacy} newTabText={newTabText} />,
          }}
          messages={authMessages}
          text="registration.accept"
        />
      }
      required
    />
  );
}
