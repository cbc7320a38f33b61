import { RadioCard } from './radio-card';

/** Plan cards for stories. */
export const planCards = (
  <>
    <RadioCard
      defaultChecked
      figure="0,00 €"
      name="plan"
      note="First 40 days free, to 31.12.2026"
      points={['1 licence, every module', 'No card needed, ends automatically']}
      title="Free trial"
      value="trial"
    />
    <RadioCard
      figure="1.530,00 €"
      name="plan"
      note="a year, net, with the quantities below"
      points={['As many licences as you need', 'Change it at any time, charged by the day']}
      title="Paid"
      value="paid"
    />
  </>
);
