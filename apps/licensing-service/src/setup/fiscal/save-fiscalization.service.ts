import type { FiscalizationDraft } from '@atrium/api-client/contract';
import { asService, constraintOf, InvalidInput } from '../../platform';
import type { TenantCall } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { releaseClosedPremises, setTaxNumber } from './premises/premise.repository';
import { fiscalizationSection, toTaxNumber } from './fiscalization.section';
import { saveSection } from '../sections/save-section.service';

interface FiscalizationSave {
  readonly id: string;
  readonly version: number;
  readonly input: FiscalizationDraft;
}

/** Saves Fiscalization, complete or not, and reserves its premise ids under the tax number. */
export async function saveFiscalization(dependencies: SetupDependencies, call: TenantCall, save: FiscalizationSave) {
  const taxNumber = toTaxNumber(save.input.tax_number);
  if (taxNumber !== null)
    await asService(dependencies.database, 'other-tenants', (tx) => releaseClosedPremises(tx, taxNumber));
  try {
    return await saveSection(dependencies, call, fiscalizationSection, {
      ...save,
      afterSave: (tx) => setTaxNumber(tx, save.id, taxNumber),
    });
  } catch (error) {
    if (constraintOf(error) === 'premises_tax_number_key')
      throw new InvalidInput({ tax_number: ['premise_ids_elsewhere'] });
    throw error;
  }
}
