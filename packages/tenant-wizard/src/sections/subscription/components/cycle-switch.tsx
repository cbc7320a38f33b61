import { useTexts } from '@atrium/i18n';
import { SegmentedControl } from '@atrium/ui-kit';
import { planMessages } from '../messages';
import type { PlanCycle } from '../model/plan-values';

interface CycleSwitchProps {
  value: PlanCycle;
  onChange: (cycle: PlanCycle) => void;
}

export function CycleSwitch({ value, onChange }: CycleSwitchProps) {
  const text = useTexts(planMessages);
  return (
    <SegmentedControl
      label={text('cycle')}
      onChange={onChange}
      options={[
        { value: 'monthly', label: text('cycleName.monthly') },
        { value: 'yearly', label: text('cycleName.yearly') },
      ]}
      value={value}
    />
  );
}
