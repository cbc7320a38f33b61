import type { PriceList } from '@atrium/api-client/contract';
import { cyclePrices } from '@atrium/api-client/contract/pricing';
import { formatMoney, useTexts } from '@atrium/i18n';
import type { PlanInUse } from '../model/plan-problems';
import { toSelection, type PlanValues } from '../model/plan-values';
import { planMessages } from '../messages';
import { CycleSwitch } from './cycle-switch';
import { PlanQuantities } from './plan-quantities';

interface PlanChoiceProps {
  values: PlanValues;
  /** Undefined while the prices load. */
  prices: PriceList | undefined;
  /** Usage of an existing company CRM. */
  inUse?: PlanInUse | undefined;
  errorOf: (name: 'licences' | 'assets') => string | undefined;
  onChange: (change: Partial<PlanValues>) => void;
  /** Called when the field of this name loses focus. */
  onLeave: (name: 'licences' | 'assets') => void;
}

/** Cycle with the yearly saving, and quantities. */
export function PlanChoice(props: PlanChoiceProps) {
  const { values, prices, onChange } = props;
  const text = useTexts(planMessages);
  const selection = toSelection(values);
  const saving = selection === null || prices === undefined ? 0 : cyclePrices(selection, prices).yearly_saving;
  return (
    <section aria-labelledby="quantities" className="plan-choice">
      <div className="plan-choice__head">
        <h2 className="plan-choice__title" id="quantities">
          {text('quantities')}
        </h2>
        <div className="plan-choice__switch">
          {saving > 0 && (
            <span className="plan-choice__saving">
              {text(values.cycle === 'yearly' ? 'saving' : 'possibleSaving', { amount: formatMoney(saving, 'EUR') })}
            </span>
          )}
          <CycleSwitch onChange={(cycle) => onChange({ cycle })} value={values.cycle} />
        </div>
      </div>
      <PlanQuantities {...props} />
    </section>
  );
}
