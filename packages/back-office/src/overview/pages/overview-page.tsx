import { ModulePage } from '../../components/module-page';
import { Attention } from './attention';
import { Figures } from './figures';
import { FirstSteps } from './first-steps';
import { InvoicedChart } from './invoiced-chart';

/** The operator's day: first steps of a new installation, figures, what needs attention, and invoiced amounts. */
export function OverviewPage() {
  return (
    <ModulePage module="overview">
      <div className="overview">
        <FirstSteps />
        <Figures />
        <Attention />
        <InvoicedChart />
      </div>
    </ModulePage>
  );
}
