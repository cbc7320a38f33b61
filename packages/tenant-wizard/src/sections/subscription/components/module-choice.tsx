import { useTexts } from '@atrium/i18n';
import { Button, Checkbox, Field } from '@atrium/ui-kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { moduleKeys, type ModuleKey } from '../model/plan-values';
import { planMessages } from '../messages';

interface ModuleChoiceProps {
  value: readonly ModuleKey[];
  onChange: (modules: readonly ModuleKey[]) => void;
  /** Price and amount beside the number. */
  before: ReactNode;
  after: ReactNode;
}

/** The modules of a plan. Their number opens the choice. */
export function ModuleChoice({ value, onChange, before, after }: ModuleChoiceProps) {
  const text = useTexts(planMessages);
  const choiceId = useId();
  const [open, setOpen] = useState(false);
  const names = moduleKeys.filter((key) => value.includes(key)).map((key) => text(`module.${key}`));

  function toggle(key: ModuleKey, chosen: boolean) {
    onChange(moduleKeys.filter((one) => (one === key ? chosen : value.includes(one))));
  }

  return (
    <Field
      className="plan-quantity"
      hint={names.length === 0 ? text('hint.modules') : names.join(', ')}
      id="modules"
      label={text('modules')}
    >
      {(control) => (
        <>
          {before}
          <Button
            aria-controls={choiceId}
            aria-describedby={control['aria-describedby']}
            aria-expanded={open}
            aria-label={text('chooseModules', { number: names.length })}
            iconEnd={open ? ChevronUp : ChevronDown}
            id={control.id}
            onClick={() => setOpen(!open)}
          >
            {names.length}
          </Button>
          {after}
          <div
            aria-label={text('modules')}
            className="plan-quantity__modules"
            hidden={!open}
            id={choiceId}
            role="group"
          >
            {moduleKeys.map((key) => (
              <Checkbox
                checked={value.includes(key)}
                key={key}
                label={text(`module.${key}`)}
                name={`module-${key}`}
                onChange={(event) => toggle(key, event.target.checked)}
              />
            ))}
          </div>
        </>
      )}
    </Field>
  );
}
