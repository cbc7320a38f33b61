import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { FiscalizationDraft } from '@atrium/api-client/contract';
import type { Transact, Transaction } from '../../../platform';
import type { SetupDependencies } from '../../dependencies';
import { fiscalizationSection, toTaxNumber } from '../fiscalization.section';
import { findSection } from '../../sections/section.repository';
import { isRetryable, type RegistrationProblem } from '../authority/registration-outcome';
import type { Signer } from '../authority/signed-message';
import { readSigningKey } from '../certificate/signing-key';
import { startRegistration, endRegistration, findRegistrable, type RegistrationEnd } from './registration.repository';
import { closingTasks, registrationTasks, type RegistrationTask } from './registration-tasks';

export type RegistrationDependencies = Pick<SetupDependencies, 'clock' | 'secretKeys' | 'fiscalAuthority'> & {
  /** Runs transactions in the calling user's scope, or as the service in jobs. */
  readonly transact: Transact;
};

/** Why a premise is not registered: a problem at the authority, or no certificate. */
export type PremiseProblem = RegistrationProblem | 'no_certificate';

export interface RegistrationResult {
  /** Number of premises that failed. */
  readonly failed: number;
  /** Whether a retry may help without a user's change. */
  readonly retryable: boolean;
}

interface ClaimedWork {
  readonly signer: Signer | null;
  readonly tasks: readonly (RegistrationTask & { readonly attempt: number })[];
}

/**
 * Sends changes of a company CRM's premises to the authority, one by one, and delivers the results to the company CRM.
 * Safe to repeat: the authority keeps the latest message of each premise.
 */
export function registerPremises(
  dependencies: RegistrationDependencies & Pick<SetupDependencies, 'deliverSettings'>,
  tenantId: string,
): Promise<RegistrationResult> {
  const deliver = (tx: Transaction) => dependencies.deliverSettings(tx, tenantId);
  return sendMessages(dependencies, tenantId, findPendingTasks, deliver);
}

/** Permanently closes every open premise at the authority. Safe to repeat. */
export function closePremises(dependencies: RegistrationDependencies, tenantId: string): Promise<RegistrationResult> {
  return sendMessages(dependencies, tenantId, async (tx) => closingTasks(await findRegistrable(tx, tenantId)));
}

type FindTasks = (tx: Transaction, tenantId: string) => Promise<readonly RegistrationTask[]>;

/** If fiscalization is off, only removals are sent. */
const findPendingTasks: FindTasks = async (tx, tenantId) => {
  const section = await findSection(tx, tenantId, fiscalizationSection.name);
  const fiscalization: FiscalizationDraft = section?.data ?? {};
  const taxNumber = toTaxNumber(fiscalization.tax_number);
  const known = await findRegistrable(tx, tenantId);
  return fiscalization.enabled === true && taxNumber !== null
    ? registrationTasks(known, Number(taxNumber))
    : closingTasks(known.filter(({ premise }) => premise.removedAt !== null));
};

/** Calls `onLastOutcome` in the transaction of the last outcome; after a crash the next run has a new last outcome. */
async function sendMessages(
  dependencies: RegistrationDependencies,
  tenantId: string,
  findTasks: FindTasks,
  onLastOutcome?: (tx: Transaction) => Promise<void>,
): Promise<RegistrationResult> {
  const { transact, clock } = dependencies;
  const { signer, tasks } = await claimTasks(dependencies, tenantId, findTasks);
  const saveOutcome = (task: ClaimedWork['tasks'][number], end: RegistrationEnd) =>
    transact(async (tx) => {
      await endRegistration(tx, task, end);
      if (task === tasks.at(-1)) await onLastOutcome?.(tx);
    });
  const problems: PremiseProblem[] = [];
  for (const task of tasks) {
    const skipReason = problems.includes('unreachable') ? 'unreachable' : null;
    let problem: PremiseProblem | null = signer === null ? 'no_certificate' : skipReason;
    for (const message of task.messages) {
      if (signer === null || problem !== null) break;
      const outcome = await dependencies.fiscalAuthority.register(message, signer);
      if (outcome.accepted) await saveOutcome(task, toAcceptedOutcome(message, clock()));
      else problem = outcome.problem;
    }
    if (problem === null) continue;
    problems.push(problem);
    await saveOutcome(task, { state: 'failed', problem, at: clock() });
  }
  const retryable = problems.some((problem) => problem !== 'no_certificate' && isRetryable(problem));
  return { failed: problems.length, retryable };
}

const toAcceptedOutcome = (accepted: RegistrationTask['messages'][number], at: Date) => ({
  state: accepted.closing ? ('closed' as const) : ('registered' as const),
  problem: null,
  accepted,
  acceptedAt: at,
  at,
});

/** Claims the pending messages for this run. */
function claimTasks(
  { transact, clock, secretKeys }: RegistrationDependencies,
  tenantId: string,
  find: FindTasks,
): Promise<ClaimedWork> {
  return transact(async (tx) => {
    const tasks = [];
    for (const task of await find(tx, tenantId)) {
      const attempt = await startRegistration(tx, { premise: task.premise, tenantId, at: clock() });
      tasks.push({ ...task, attempt });
    }
    const keys = await readSigningKey(tx, { secretKeys }, tenantId);
    const signer =
      keys === null
        ? null
        : { certificate: new X509Certificate(keys.chain), privateKey: createPrivateKey(keys.privateKey) };
    return { signer, tasks };
  });
}
