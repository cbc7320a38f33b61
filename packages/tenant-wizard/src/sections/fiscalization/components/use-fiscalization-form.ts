import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useSectionForm } from '../../form/components/use-section-form';
import { useWizard } from '../../form/components/use-wizard';
import { fiscalizationMessages } from '../messages';
import { toFiscalizationInput, toFiscalizationValues, type FiscalizationValues } from '../model/fiscalization-values';
import { fiscalizationFields } from '../model/fiscalization-fields';
import { fiscalizationSchema, type FiscalizationPlace } from '../model/fiscalization.schema';

/** The form of Fiscalization; `open` are the parts with unsaved data. */
export function useFiscalizationForm(open: ReadonlySet<FiscalizationPlace>) {
  const { tenant } = useWizard();
  const { sections, certificate, premises, devices } = tenant;
  const hasCertificate = certificate !== null;
  const schema = useMemo(
    () => fiscalizationSchema({ hasCertificate, premises, devices, open }),
    [hasCertificate, premises, devices, open],
  );
  const form = useSectionForm({
    section: 'fiscalization',
    messages: fiscalizationMessages,
    fields: fiscalizationFields,
    toValues: (data) => toFiscalizationValues(data, sections.application.data),
    schema,
    toInput: (values: FiscalizationValues) => toFiscalizationInput(values),
  });

  const validateAgain = useEffectEvent(() => {
    if (form.attempt > 0) void form.form.validateForm();
  });
  const seen = useRef(schema);
  useEffect(() => {
    if (seen.current === schema) return;
    seen.current = schema;
    validateAgain();
  }, [schema]);
  return form;
}
