import { findBuyer } from '../../quotes/quote-inputs';
import { findState } from '../../../tenants';
import { checkNumberAgain } from './vat-check.service';

/** A company CRM's VAT number, and the user in whose name VIES is called. */
export interface NumberToCheck {
  readonly tenantId: string;
  readonly vatNumber: string;
  readonly userId: string;
}

/** Checks a number with VIES again, if it is still the buyer's. */
export async function checkWithVies(
  dependencies: Parameters<typeof checkNumberAgain>[0],
  number: NumberToCheck,
): Promise<void> {
  const state = await findState(dependencies.database, number.tenantId);
  if (state === null || state === 'closed') return;
  const { buyer } = await findBuyer(dependencies.database, number.tenantId);
  if (buyer.vat_number === number.vatNumber) await checkNumberAgain(dependencies, number);
}
