import type { ApplicationDraft } from '@atrium/api-client/contract';
import { type FieldProblem, type FieldProblems, throwIfInvalid, type Transaction } from '../../platform';
import { findState, isLive } from '../../tenants';
import type { CompanyChange, CompanyPolicy } from '../dependencies';
import { applicationSection } from './application.section';

/**
 * Rejects changes of Application setup that a live company CRM does not allow: its URL name and password, changes that
 * would make it incomplete, and data its billing depends on.
 */
export async function rejectFixedFields(tx: Transaction, policy: CompanyPolicy, change: CompanyChange): Promise<void> {
  const live = isLive(await findState(tx, change.tenantId));
  throwIfInvalid({
    ...(live ? fixedProblems(change.before, change.sent) : {}),
    ...(await policy.problems(tx, change, live)),
  });
}

function fixedProblems(before: ApplicationDraft, { password, ...sent }: CompanyChange['sent']): FieldProblems {
  const incomplete = applicationSection.problems(sent, () => true, noRecords);
  const fixed: [string, FieldProblem | null][] = [
    ['url_name', sent.url_name?.toLowerCase() === before.url_name ? null : 'fixed_once_created'],
    ['password', (password ?? '') === '' ? null : 'fixed_once_created'],
  ];
  return Object.fromEntries(
    [...incomplete, ...fixed].flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])),
  );
}

const noRecords = { certificate: false, premises: 0, devices: 0, barePremises: 0 };
