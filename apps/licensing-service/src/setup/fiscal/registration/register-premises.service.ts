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
  /** In the scope of a user who asks for it, else as the service. */
  readonly transact: Transact;
};

/** Why a premise is not registered: what the authority says, or that there is no certificate to speak with. */
export type PremiseProblem = RegistrationProblem | 'no_certificate';

export interface RegistrationResult {
  /** Premises that are not reported to the authority. */
  readonly failed: number;
  /** Whether trying again may help without anybody changing anything. */
  readonly retryable: boolean;
}

interface Work {
  readonly signer: Signer | null;
  readonly tasks: readonly (RegistrationTask & { readonly attempt: number })[];
}

/**
 * Reports every change of a company CRM's premises to the authority, one after the other, and updates the
 * company CRM with the results. Repeating it is harmless: the authority keeps the latest message for each.
 */
export function registerPremises(
  dependencies: RegistrationDependencies & Pick<SetupDependencies, 'deliverSettings'>,
  tenantId: string,
): Promise<RegistrationResult> {
  const handOver = (tx: Transaction) => dependencies.deliverSettings(tx, tenantId);
  return tell(dependencies, tenantId, wantedTasks, handOver);
}

/** Closes every premise of a company CRM at the authority, for good. Repeating it closes what is still open. */
export function closePremises(dependencies: RegistrationDependencies, tenantId: string): Promise<RegistrationResult> {
  return tell(dependencies, tenantId, async (tx) => closingTasks(await findRegistrable(tx, tenantId)));
}

type FindTasks = (tx: Transaction, tenantId: string) => Promise<readonly RegistrationTask[]>;

/** If the company CRM does not confirm invoices, only removals are reported. */
const wantedTasks: FindTasks = async (tx, tenantId) => {
  const section = await findSection(tx, tenantId, fiscalizationSection.name);
  const fiscalization: FiscalizationDraft = section?.data ?? {};
  const taxNumber = toTaxNumber(fiscalization.tax_number);
  const known = await findRegistrable(tx, tenantId);
  return fiscalization.enabled === true && taxNumber !== null
    ? registrationTasks(known, Number(taxNumber))
    : closingTasks(known.filter(({ premise }) => premise.removedAt !== null));
};

/** `ended` is called with the last outcome, in its transaction: what a crash leaves untold has another last one. */
async function tell(
  dependencies: RegistrationDependencies,
  tenantId: string,
  findTasks: FindTasks,
  ended?: (tx: Transaction) => Promise<void>,
): Promise<RegistrationResult> {
  const { transact, clock } = dependencies;
  const { signer, tasks } = await begin(dependencies, tenantId, findTasks);
  const keep = (task: Work['tasks'][number], end: RegistrationEnd) =>
    transact(async (tx) => {
      await endRegistration(tx, task, end);
      if (task === tasks.at(-1)) await ended?.(tx);
    });
  const problems: PremiseProblem[] = [];
  for (const task of tasks) {
    const hopeless = problems.includes('unreachable') ? 'unreachable' : null;
    let problem: PremiseProblem | null = signer === null ? 'no_certificate' : hopeless;
    for (const message of task.messages) {
      if (signer === null || problem !== null) break;
      const outcome = await dependencies.fiscalAuthority.register(message, signer);
      if (outcome.accepted) await keep(task, acceptedAs(message, clock()));
      else problem = outcome.problem;
    }
    if (problem === null) continue;
    problems.push(problem);
    await keep(task, { state: 'failed', problem, at: clock() });
  }
  const retryable = problems.some((problem) => problem !== 'no_certificate' && isRetryable(problem));
  return { failed: problems.length, retryable };
}

const acceptedAs = (accepted: RegistrationTask['messages'][number], at: Date) => ({
  state: accepted.closing ? ('closed' as const) : ('registered' as const),
  problem: null,
  accepted,
  acceptedAt: at,
  at,
});

/** The pending messages, claimed for this run. */
function begin(
  { transact, clock, secretKeys }: RegistrationDependencies,
  tenantId: string,
  find: FindTasks,
): Promise<Work> {
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
