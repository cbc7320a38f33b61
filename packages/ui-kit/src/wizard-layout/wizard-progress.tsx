import { classNames } from '../class-names';
import type { WizardLayoutProps } from './wizard-layout-props';

/** The counted sections as a line of dashes under the phone's head; the words stand above it. */
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
