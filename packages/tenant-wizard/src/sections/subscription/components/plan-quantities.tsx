import type { PriceList } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { QuantityField } from '@atrium/ui-kit';
import { itemPrices } from '../model/plan-price';
import type { PlanInUse } from '../model/plan-problems';
import { maxAssets, maxLicences, type PlanValues } from '../model/plan-values';
import { planMessages } from '../messages';
import { ItemCell } from './item-cell';
import { ModuleChoice } from './module-choice';

type Counted = 'licences' | 'assets';

interface PlanQuantitiesProps {
  values: PlanValues;
  /** Undefined while the prices load. */
  prices: PriceList | undefined;
  /** Usage of an existing company CRM. */
  inUse?: PlanInUse | undefined;
  errorOf: (name: Counted) => string | undefined;
  onChange: (change: Partial<PlanValues>) => void;
  /** Called when the field of this name loses focus. */
  onLeave: (name: Counted) => void;
}

/** Quantities of a plan, each with price, amount and error. */
export function PlanQuantities({ values, prices, inUse, errorOf, onChange, onLeave }: PlanQuantitiesProps) {
  const text = useTexts(planMessages);
  const { cycle } = values;
  const items = prices && itemPrices(values, prices);
  const bounds = { licences: { min: 1, max: maxLicences }, assets: { min: 0, max: maxAssets } } as const;

  function hintOf(name: Counted): string {
    if (inUse === undefined) return text(`hint.${name}`);
    return inUse.usage === null ? text('usageUnknown') : text('inUse', { used: formatNumber(inUse.usage[name]) });
  }

  function leastOf(name: Counted): number {
    if (inUse === undefined) return bounds[name].min;
    return Math.max(bounds[name].min, inUse.usage?.[name] ?? inUse.now?.[name] ?? 0);
  }

  const counted = (name: Counted) => (
    <QuantityField
      after={<ItemCell cycle={cycle} item={items?.[name]} part="amount" />}
      before={<ItemCell cycle={cycle} item={items?.[name]} part="unit" />}
      className="plan-quantity"
      decreaseLabel={text(`oneLess.${name}`)}
      error={errorOf(name)}
      hint={hintOf(name)}
      increaseLabel={text(`oneMore.${name}`)}
      label={text(name)}
      max={bounds[name].max}
      maxReason={text('most')}
      min={leastOf(name)}
      minReason={leastOf(name) > bounds[name].min ? text('leastInUse') : text(`least.${name}`)}
      name={name}
      onBlur={() => onLeave(name)}
      onChange={(number) => onChange({ [name]: number })}
      required
      value={values[name]}
    />
  );

  return (
    <div className="plan-quantities">
      <div aria-hidden="true" className="plan-quantities__head">
        <span>{text('column.item')}</span>
        <span className="plan-quantity__unit">{text(`column.price.${cycle}`)}</span>
        <span>{text('column.quantity')}</span>
        <span className="plan-quantity__amount">{text('column.amount')}</span>
      </div>
      {counted('licences')}
      <ModuleChoice
        after={<ItemCell cycle={cycle} item={items?.modules} part="amount" />}
        before={<ItemCell cycle={cycle} item={items?.modules} part="unit" />}
        onChange={(modules) => onChange({ modules })}
        value={values.modules}
      />
      {counted('assets')}
    </div>
  );
}
