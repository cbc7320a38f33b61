import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '../drawer/drawer';
import { Icon } from '../icon/icon';
import type { WizardLayoutProps } from './wizard-layout-props';

type WizardBarProps = Pick<WizardLayoutProps, 'back' | 'next' | 'position' | 'summary' | 'closeLabel'>;

/** The bar below the form: the running total if it has no column, Back and Next. */
export function WizardBar({ back, next, position, summary, closeLabel }: WizardBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <footer className="a-wizard__foot">
      {summary && (
        <>
          <button className="a-wizard__total" onClick={() => setOpen(true)} type="button">
            <span className="a-wizard__total-words">{summary.bar}</span>
            <Icon icon={ChevronUp} />
          </button>
          <Drawer
            closeLabel={closeLabel}
            height="fit"
            onClose={() => setOpen(false)}
            open={open}
            title={summary.title}
            titleHidden
          >
            {summary.content}
          </Drawer>
        </>
      )}
      <div className="a-wizard__buttons">
        {back}
        <span className="a-wizard__position">{position}</span>
        {next}
      </div>
    </footer>
  );
}
