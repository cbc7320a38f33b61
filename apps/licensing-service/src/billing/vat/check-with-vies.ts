import type { BillingDependencies } from '../dependencies';
import { findBuyer } from '../quotes/quote-inputs';
import { findState } from '../../tenants';
import { checkNumberAgain } from './checks/vat-check.service';

/** A VAT number of a company CRM's company, and in whose name VIES is asked about it. */
export interface NumberToCheck {
  readonly tenantId: string;
  readonly vatNumber: string;
  readonly userId: string;
}

/** Asks VIES about a number once more, as long as the company that is billed has it. */
export async function checkWithVies(
  dependencies: Pick<BillingDependencies, 'database' | 'clock' | 'settings'>,
  number: NumberToCheck,
): Promise<void> {
  const state = await findState(dependencies.database, number.tenantId);
  if (state === null || state === 'closed') return;
  const { buyer } = await findBuyer(dependencies.database, number.tenantId);
  if (buyer.vat_number === number.vatNumber) await checkNumberAgain(dependencies, number);
}
