import { classNames } from '../class-names';
import type { WizardLayoutProps } from './wizard-layout-props';

/** Progress through the counted sections as a line of dashes, below the text in the phone's header. */
export function WizardProgress({ steps, current }: Pick<WizardLayoutProps, 'steps' | 'current'>) {
  const counted = steps.filter(({ icon }) => icon === undefined);
  return (
    <div aria-hidden="true" className="a-wizard__progress">
      {counted.map((step) => (
        <span
          className={classNames(
            'a-wizard__dash',
            step.state === 'done' && 'a-wizard__dash--done',
            step.id === current && 'a-wizard__dash--current',
          )}
          key={step.id}
        />
      ))}
    </div>
  );
}
