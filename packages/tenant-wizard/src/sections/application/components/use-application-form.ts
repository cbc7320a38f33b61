import { useLanguage } from '@atrium/i18n';
import { checkTenantUrlName } from '@atrium/validators';
import { useMemo } from 'react';
import { useTakenUrlName } from '../api/check-url-name';
import { useSectionForm } from '../../form/components/use-section-form';
import { useWizard } from '../../form/components/use-wizard';
import { applicationMessages } from '../messages';
import { toApplicationInput, toApplicationValues, type ApplicationValues } from '../model/application-values';
import { applicationFields } from '../model/application-fields';
import { applicationSchema } from '../model/application.schema';

export function useApplicationForm({ passwordSet }: { passwordSet: boolean }) {
  const { tenant, config } = useWizard();
  const [language] = useLanguage();
  const isTaken = useTakenUrlName(tenant.id);
  const schema = useMemo(
    () => applicationSchema({ passwordSet, minimum: config.password_minimum, productName: config.product_name }),
    [passwordSet, config],
  );

  /** Whether the name can be sent: an invalid one would make the service reject the whole section. */
  function hasSavableName({ url_name: typed }: ApplicationValues): boolean {
    const verdict = checkTenantUrlName(typed);
    return verdict.valid && !isTaken(verdict.normalized);
  }

  return useSectionForm({
    section: 'application',
    messages: applicationMessages,
    fields: applicationFields,
    toValues: (data) => toApplicationValues(data, language),
    schema,
    toInput: (values: ApplicationValues, { withSecrets, whole }) => ({
      ...toApplicationInput(values, { withPassword: withSecrets }),
      ...(whole || hasSavableName(values) ? {} : { url_name: null }),
    }),
    secrets: ['password'],
    besideSecrets: ['password_confirmation'],
    holdsBack: (values) => values.url_name !== '' && !hasSavableName(values),
  });
}
