import { ListOrdered } from 'lucide-react';
import { useRef, useState } from 'react';
import { Drawer } from '../drawer/drawer';
import { IconButton } from '../icon-button/icon-button';
import { Stepper } from '../stepper/stepper';
import { useUnobscuredFocus } from './use-unobscured-focus';
import { WizardBar } from './wizard-bar';
import type { WizardLayoutProps } from './wizard-layout-props';
import { WizardProgress } from './wizard-progress';

/** Layout of a long form: sections at the left, the form, the running total at the right. */
export function WizardLayout(props: WizardLayoutProps) {
  const { breadcrumbs, phoneBack, phoneTitle, position, saved, actions, steps, current, stepsLabel, closeLabel } =
    props;
  const { back, next, summary, children } = props;
  const [openedAt, setOpenedAt] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  useUnobscuredFocus(frame, '.a-wizard__head, .a-wizard__progress, .a-wizard__foot');
  return (
    <div className="a-wizard" ref={frame}>
      <header className="a-wizard__head">
        {phoneBack && <div className="a-wizard__phone-back">{phoneBack}</div>}
        <div className="a-wizard__phone-title">
          <span className="a-wizard__phone-name">{phoneTitle}</span>
          <span className="a-wizard__phone-position">{position}</span>
        </div>
        <div className="a-wizard__breadcrumbs">{breadcrumbs}</div>
        <div className="a-wizard__saved">{saved}</div>
        {actions && <div className="a-wizard__actions">{actions}</div>}
        <div className="a-wizard__phone-steps">
          <IconButton icon={ListOrdered} label={stepsLabel} onClick={() => setOpenedAt(current)} />
        </div>
      </header>
      <WizardProgress current={current} steps={steps} />
      <div className="a-wizard__columns">
        <div className="a-wizard__steps">
          <Stepper current={current} label={stepsLabel} steps={steps} />
        </div>
        <div className="a-wizard__form">
          <div className="a-wizard__body">
            <div className="a-wizard__column">{children}</div>
          </div>
          <WizardBar back={back} closeLabel={closeLabel} next={next} position={position} summary={summary} />
        </div>
        {summary && (
          <aside aria-label={summary.title} className="a-wizard__aside">
            <div className="a-wizard__summary">{summary.content}</div>
          </aside>
        )}
      </div>
      <Drawer
        closeLabel={closeLabel}
        onClose={() => setOpenedAt(undefined)}
        open={openedAt === current}
        title={stepsLabel}
      >
        <Stepper current={current} label={stepsLabel} steps={steps} />
      </Drawer>
    </div>
  );
}
