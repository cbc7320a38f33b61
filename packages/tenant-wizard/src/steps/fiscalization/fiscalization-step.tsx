import { useTexts } from '@atrium/i18n';
import { Stack, Switch } from '@atrium/ui-kit';
import { Suspense, useCallback, useState } from 'react';
import { RegistrationWarning } from '../../components/registration-warning';
import { SectionForm } from '../../components/section-form/section-form';
import { useWizard } from '../../components/use-wizard';
import { fiscalizationMessages } from '../../fiscalization-messages';
import { tenantMessages } from '../../messages';
import { isLiving } from '../../model/tenant-life';
import { ActFields } from './act/act-fields';
import { NumberingFields } from './act/numbering-fields';
import { CertificateFields } from './certificate/certificate-fields';
import { DevicesCard } from './devices/devices-card';
import type { FiscalizationPlace } from './fiscalization.schema';
import { PremisesCard } from './premises/premises-card';
import { ResponsibleFields } from './responsible-fields';
import { useFiscalizationForm } from './use-fiscalization-form';

const nothing: ReadonlySet<FiscalizationPlace> = new Set();

/** Section 4: who answers for invoices, with which certificate, where and on what they are issued. */
export function FiscalizationStep() {
  const text = useTexts(fiscalizationMessages);
  const tenantText = useTexts(tenantMessages);
  const { tenant } = useWizard();
  const [open, setOpen] = useState(nothing);
  const form = useFiscalizationForm(open);

  const mark = useCallback((place: FiscalizationPlace, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(place) === isOpen) return before;
      return new Set(isOpen ? [...before, place] : [...before].filter((other) => other !== place));
    });
  }, []);
  const markCertificate = useCallback((isOpen: boolean) => mark('certificate', isOpen), [mark]);
  const markPremises = useCallback((isOpen: boolean) => mark('premises', isOpen), [mark]);
  const markDevices = useCallback((isOpen: boolean) => mark('devices', isOpen), [mark]);

  return (
    <SectionForm form={form} text={text('text')} title={tenantText('wizard.section.fiscalization')}>
      <Switch
        checked={form.form.values.enabled}
        hint={text('enabledHint')}
        label={text('enabled')}
        name="enabled"
        onChange={form.form.handleChange}
      />
      {form.form.values.enabled && (
        <>
          <Stack gap={5}>
            <ResponsibleFields />
            <Suspense>
              <CertificateFields
                certificate={tenant.certificate}
                error={form.errorOf('certificate')}
                onOpen={markCertificate}
                taxNumber={form.form.values.tax_number}
                tenantId={tenant.id}
              />
            </Suspense>
          </Stack>
          <RegistrationWarning tenant={tenant} />
          <PremisesCard
            devices={tenant.devices}
            error={form.errorOf('premises')}
            isLiving={isLiving(tenant)}
            onOpen={markPremises}
            premises={tenant.premises}
            registrations={tenant.registrations}
            tenantId={tenant.id}
          />
          <DevicesCard
            devices={tenant.devices}
            error={form.errorOf('devices')}
            onOpen={markDevices}
            premises={tenant.premises}
            tenantId={tenant.id}
          />
          <NumberingFields />
          <ActFields />
        </>
      )}
    </SectionForm>
  );
}
