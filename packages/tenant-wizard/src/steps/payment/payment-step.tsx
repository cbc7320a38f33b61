import { useWizard } from '../../components/use-wizard';
import { mayCreate } from '../../model/draft-rights';
import { draftSelection } from '../../model/draft-selection';
import { NothingToPay } from './nothing-to-pay';
import { PaidPlan } from './paid-plan';

/** Section 7: with a paid plan the last one, whose Pay now begins the creation. */
export function PaymentStep() {
  const { tenant } = useWizard();
  const selection = draftSelection(tenant);
  if (selection !== undefined && mayCreate(tenant)) return <PaidPlan />;
  return <NothingToPay />;
}
