import { useTexts } from '@atrium/i18n';
import { Stack } from '@atrium/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { SectionHead } from '../../components/section-head';
import { sectionFormId, useWizard } from '../../components/use-wizard';
import { tenantMessages } from '../../messages';
import { isPasswordHandedOver } from '../../model/password-handed-over';
import { AddressFields } from './address-fields';
import { AdministratorFields } from './administrator-fields';
import { ApplicationErrors } from './application-errors';
import { ApplicationFormProvider } from './application-form-context';
import { CompanyFields } from './company-fields';
import { useApplicationForm } from './use-application-form';

/** Section 1: what the company CRM is called, who looks after it, and where the company is. */
export function ApplicationStep() {
  const text = useTexts(tenantMessages);
  const { tenant } = useWizard();
  const secret = tenant.sections.application.secrets.password;
  const [replacing, setReplacing] = useState(false);
  const application = useApplicationForm({ passwordSet: (secret.set || isPasswordHandedOver(tenant)) && !replacing });
  const { form } = application;
  const { setValues } = form;

  const setAt = useRef(secret.updated_at);
  useEffect(() => {
    if (setAt.current === secret.updated_at) return;
    setAt.current = secret.updated_at;
    setReplacing(false);
    void setValues((values) => ({ ...values, password: '', password_confirmation: '' }));
  }, [secret.updated_at, setValues]);

  return (
    <form id={sectionFormId} noValidate onSubmit={form.handleSubmit}>
      <ApplicationFormProvider value={application}>
        <Stack gap={6}>
          <SectionHead title={text('wizard.section.application')}>{text('step.application.text')}</SectionHead>
          <ApplicationErrors />
          <Stack gap={5}>
            <CompanyFields />
          </Stack>
          <fieldset className="form-part">
            <legend className="form-part__legend">{text('step.application.administrator')}</legend>
            <p className="form-part__text">{text('step.application.administratorText')}</p>
            <Stack gap={5}>
              <AdministratorFields onReplace={setReplacing} replacing={replacing} />
            </Stack>
          </fieldset>
          <fieldset className="form-part">
            <legend className="form-part__legend">{text('step.application.address')}</legend>
            <Stack gap={5}>
              <AddressFields />
            </Stack>
          </fieldset>
        </Stack>
      </ApplicationFormProvider>
    </form>
  );
}
