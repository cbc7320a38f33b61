import { saveFile } from '@atrium/api-client';
import { useTextLookup, useTexts } from '@atrium/i18n';
import { Button, Checkbox, Stack, useNotify } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { useDownloadAct } from '../../api/download-act';
import { useSectionFields } from '../../../form/components/section-form-context';
import { useWizard } from '../../../form/components/use-wizard';
import { fiscalizationMessages } from '../../messages';
import type { FiscalizationValues } from '../../model/fiscalization-values';
import { findSectionProblems } from '../../../form/model/section-problems';
import { fiscalizationFields } from '../../model/fiscalization-fields';
import { fiscalizationSchema } from '../../model/fiscalization.schema';

/** The internal act: its terms, and its download once the section is complete. */
export function ActFields() {
  const text = useTexts(fiscalizationMessages);
  const lookUp = useTextLookup();
  const notify = useNotify();
  const { tenant, savers } = useWizard();
  const { form } = useSectionFields<FiscalizationValues>();
  const act = useDownloadAct(tenant.id);
  const { company, address } = tenant.sections.application.data;

  const schema = fiscalizationSchema({
    hasCertificate: tenant.certificate !== null,
    premises: tenant.premises,
    devices: tenant.devices,
  });
  const problems = findSectionProblems(schema, form.values, { section: 'fiscalization', fields: fiscalizationFields });
  const missing = [
    ...problems.map(({ field }) => lookUp(fiscalizationMessages, field.label)),
    ...(company ? [] : [text('act.company')]),
    ...(address?.street && address.postal_code && address.city ? [] : [text('act.companyAddress')]),
    ...(form.values.act_terms ? [] : [text('act.termsMissing')]),
  ];

  async function download() {
    if (!(await savers.fiscalization.flush())) {
      notify({ tone: 'error', title: text('act.failed') });
      return;
    }
    try {
      saveFile(await act.mutateAsync());
    } catch {
      notify({ tone: 'error', title: text('act.failed') });
    }
  }

  return (
    <fieldset className="form-part">
      <legend className="form-part__legend">{text('act.title')}</legend>
      <p className="form-part__text">{text('act.text')}</p>
      <Stack gap={4}>
        <Checkbox
          checked={form.values.act_terms}
          label={text('act.terms')}
          name="act_terms"
          onChange={form.handleChange}
        />
        <Button
          busy={act.isPending}
          disabledReason={missing.length > 0 ? text('act.waiting', { fields: missing.join(', ') }) : undefined}
          icon={Download}
          onClick={() => void download()}
        >
          {act.isPending ? text('act.downloading') : text('act.download')}
        </Button>
      </Stack>
    </fieldset>
  );
}
