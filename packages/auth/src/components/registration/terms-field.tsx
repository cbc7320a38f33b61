import type { Config } from '@atrium/api-client/contract';
import { RichText, useCommonTexts } from '@atrium/i18n';
import { Checkbox, TextLink, type CheckboxProps } from '@atrium/ui-kit';
import { legalAddresses } from '../legal-links';
import { authMessages } from '../../messages';

export interface TermsFieldProps extends Omit<CheckboxProps, 'label'> {
  readonly config: Config | undefined;
}

export function TermsField({ config, ...props }: TermsFieldProps) {
  const common = useCommonTexts();
  const { terms, privacy } = legalAddresses(config);
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
