import { useTexts } from '@atrium/i18n';
import { Stack } from '@atrium/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { SectionForm } from '../../form/components/section-form';
import { useWizard } from '../../form/components/use-wizard';
import { applicationMessages } from '../messages';
import { tenantMessages } from '../../../tenant/messages';
import { isPasswordDelivered } from '../model/password-delivered';
import { tenantExists } from '../../../tenant/model/tenant-exists';
import { AddressFields } from '../components/address-fields';
import { AdministratorFields } from '../components/administrator-fields';
import { CompanyFields } from '../components/company-fields';
import { useApplicationForm } from '../components/use-application-form';

/** Section 1: the company CRM, its first administrator and the company. */
export function ApplicationStep() {
  const text = useTexts(applicationMessages);
  const tenantText = useTexts(tenantMessages);
  const { tenant } = useWizard();
  const existing = tenantExists(tenant);
  const secret = tenant.sections.application.secrets.password;
  const [replacing, setReplacing] = useState(false);
  const form = useApplicationForm({ passwordSet: (secret.set || isPasswordDelivered(tenant)) && !replacing });

  const setAt = useRef(secret.updated_at);
  useEffect(() => {
    if (setAt.current === secret.updated_at) return;
    setAt.current = secret.updated_at;
    setReplacing(false);
  }, [secret.updated_at]);

  return (
    <SectionForm form={form} text={text(existing ? 'textExisting' : 'text')} title={tenantText('section.application')}>
      <Stack gap={5}>
        <CompanyFields existing={existing} />
      </Stack>
      {!existing && (
        <fieldset className="form-part">
          <legend className="form-part__legend">{text('administrator')}</legend>
          <p className="form-part__text">{text('administratorText')}</p>
          <Stack gap={5}>
            <AdministratorFields onReplace={setReplacing} replacing={replacing} />
          </Stack>
        </fieldset>
      )}
      <fieldset className="form-part">
        <legend className="form-part__legend">{text('address')}</legend>
        <Stack gap={5}>
          <AddressFields />
        </Stack>
      </fieldset>
    </SectionForm>
  );
}
