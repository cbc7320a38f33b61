import type { Premise, PremiseInput } from '@atrium/api-client/contract';
import {
  asService,
  constraintOf,
  inScope,
  InvalidInput,
  NotFound,
  Stale,
  throwIfInvalid,
  type Transaction,
  writeAudit,
} from '../../../platform';
import { audited, type TenantCall } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { startFiscalChange } from '../start-fiscal-change';
import { fiscalizationSection, toTaxNumber } from '../fiscalization.section';
import { findSection } from '../../sections/section.repository';
import { deleteDevicesOf } from '../devices/device.repository';
import { premiseProblems, toPremiseData } from './premise-data';
import {
  countPremises,
  deletePremise,
  findPremise,
  hasPremiseId,
  insertPremise,
  markPremiseRemoved,
  type PremiseData,
  releaseClosedPremises,
  updatePremise,
} from './premise.repository';
import { viewPremise } from './premise-view';

/** Per company CRM. */
export const maximumPremises = 200;

export interface PremiseSave {
  readonly tenantId: string;
  readonly input: PremiseInput;
}

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'jobs' | 'deliverSettings'>;

async function readTaxNumber(tx: Transaction, tenantId: string): Promise<string | null> {
  const section = await findSection(tx, tenantId, fiscalizationSection.name);
  return toTaxNumber((section?.data as { tax_number?: string | null } | undefined)?.tax_number);
}

/** Validates the fields and the uniqueness of the id; 422 with all problems. */
async function validatePremise(
  tx: Transaction,
  { tenantId, input }: PremiseSave,
  except?: string,
): Promise<PremiseData> {
  const isTaken = await hasPremiseId(tx, tenantId, input.premise_id, except);
  const taken = isTaken ? { premise_id: ['premise_id_taken'] as const } : {};
  const problems = { ...taken, ...premiseProblems(input) };
  throwIfInvalid(problems);
  return toPremiseData(input);
}

/** Runs a write in the caller's scope; 422 if another company CRM with the same tax number uses the id. */
async function writePremise<T>(
  { database }: Dependencies,
  call: TenantCall,
  tenantId: string,
  run: (tx: Transaction, taxNumber: string | null) => Promise<T>,
): Promise<T> {
  const known = await inScope(database, call.scope, (tx) => readTaxNumber(tx, tenantId));
  if (known !== null) await asService(database, 'other-tenants', (tx) => releaseClosedPremises(tx, known));
  try {
    return await inScope(database, call.scope, async (tx) => run(tx, await readTaxNumber(tx, tenantId)));
  } catch (error) {
    if (constraintOf(error) === 'premises_tax_number_key')
      throw new InvalidInput({ premise_id: ['premise_id_elsewhere'] });
    throw error;
  }
}

export function createPremise(
  dependencies: Dependencies,
  call: TenantCall,
  { tenantId, input }: PremiseSave,
): Promise<Premise> {
  return writePremise(dependencies, call, tenantId, async (tx, taxNumber) => {
    const now = dependencies.clock();
    await startFiscalChange(tx, dependencies, call, { tenantId, now });
    if ((await countPremises(tx, tenantId)) >= maximumPremises)
      throw new InvalidInput({ premise_id: [{ key: 'too_many_premises', values: { max: maximumPremises } }] });
    const data = await validatePremise(tx, { tenantId, input });
    const timestamps = { createdAt: now, updatedAt: now, updatedBy: call.user.id };
    const row = await insertPremise(tx, { tenantId, taxNumber, ...data, ...timestamps });
    await writeAudit(tx, { ...audited(call, tenantId, now), action: 'premise.create', after: viewPremise(row) });
    return viewPremise(row);
  });
}

export function changePremise(
  dependencies: Dependencies,
  call: TenantCall,
  { tenantId, input, id, version }: PremiseSave & { readonly id: string; readonly version: number },
): Promise<Premise> {
  return writePremise(dependencies, call, tenantId, async (tx) => {
    const now = dependencies.clock();
    await startFiscalChange(tx, dependencies, call, { tenantId, now });
    const before = await findPremise(tx, tenantId, id);
    if (before === null) throw new NotFound('premise_not_found');
    const data = await validatePremise(tx, { tenantId, input }, id);
    const change = { ...data, updatedAt: now, updatedBy: call.user.id };
    const row = await updatePremise(tx, { tenantId, id, version }, change);
    if (row === null) throw new Stale(viewPremise(before));
    const changes = { before: viewPremise(before), after: viewPremise(row) };
    await writeAudit(tx, { ...audited(call, tenantId, now), action: 'premise.update', ...changes });
    return viewPremise(row);
  });
}

/** Deletes a business premise and its devices. Outside of drafts the premise is soft-deleted to reserve its id. */
export function removePremise(dependencies: Dependencies, call: TenantCall, tenantId: string, id: string) {
  const { database, clock } = dependencies;
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    const head = await startFiscalChange(tx, dependencies, call, { tenantId, now });
    const before = await findPremise(tx, tenantId, id);
    if (before === null) throw new NotFound('premise_not_found');
    await deleteDevicesOf(tx, id);
    if (head.tenant.state === 'draft') await deletePremise(tx, tenantId, id);
    else await markPremiseRemoved(tx, tenantId, id, now);
    await writeAudit(tx, { ...audited(call, tenantId, now), action: 'premise.remove', before: viewPremise(before) });
  });
}
