import type { Tenant } from '@atrium/api-client/contract';
import { fiscalizationMessages } from '../messages';
import { toFiscalizationValues } from './fiscalization-values';
import type { SectionPart } from '../../form/model/section-part';
import { findSectionProblems, stateOfOptional, type SectionProblem } from '../../form/model/section-problems';
import { fiscalizationFields } from './fiscalization-fields';
import { fiscalizationSchema } from './fiscalization.schema';

function findProblems({ sections, certificate, premises, devices }: Tenant): SectionProblem[] {
  const schema = fiscalizationSchema({
    hasCertificate: certificate !== null,
    premises,
    devices,
  });
  const values = toFiscalizationValues(sections.fiscalization.data, {});
  return findSectionProblems(schema, values, { section: 'fiscalization', fields: fiscalizationFields });
}

export const fiscalizationPart: SectionPart = {
  messages: fiscalizationMessages,
  fields: fiscalizationFields,
  problems: findProblems,
  state: (tenant) => {
    const { data, updated_at: savedAt } = tenant.sections.fiscalization;
    const hasUnsavedRows = savedAt === null && (tenant.premises.length > 0 || tenant.certificate !== null);
    return stateOfOptional({
      savedAt,
      isBegun: data.enabled === true || hasUnsavedRows,
      problems: () => findProblems(tenant),
    });
  },
};
