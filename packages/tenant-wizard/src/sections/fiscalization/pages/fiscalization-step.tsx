import { useTexts } from '@atrium/i18n';
import { Stack, Switch } from '@atrium/ui-kit';
import { Suspense, useCallback, useState } from 'react';
import { RegistrationWarning } from '../components/registration-warning';
import { SectionForm } from '../../form/components/section-form';
import { useWizard } from '../../form/components/use-wizard';
import { fiscalizationMessages } from '../messages';
import { tenantMessages } from '../../../tenant/messages';
import { tenantExists } from '../../../tenant/model/tenant-exists';
import { ActFields } from '../components/act/act-fields';
import { NumberingFields } from '../components/act/numbering-fields';
import { CertificateFields } from '../components/certificate/certificate-fields';
import { DevicesCard } from '../components/devices/devices-card';
import type { FiscalizationPlace } from '../model/fiscalization.schema';
import { PremisesCard } from '../components/premises/premises-card';
import { ResponsibleFields } from '../components/responsible-fields';
import { useFiscalizationForm } from '../components/use-fiscalization-form';

const nothing: ReadonlySet<FiscalizationPlace> = new Set();

/** Section 4: responsible person, certificate, business premises and devices. */
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
    <SectionForm form={form} text={text('text')} title={tenantText('section.fiscalization')}>
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
            tenantExists={tenantExists(tenant)}
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
