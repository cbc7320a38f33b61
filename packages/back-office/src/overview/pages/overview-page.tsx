import { ModulePage } from '../../components/module-page';
import { Attention } from './attention';
import { Figures, ReadAt } from './figures';
import { FirstSteps } from './first-steps';
import { InvoicedChart } from './invoiced-chart';
import { OverviewLists } from './overview-lists';

/** The operator's day: first steps of a new installation, figures, what needs attention, invoiced amounts and lists. */
export function OverviewPage() {
  return (
    <ModulePage actions={<ReadAt />} module="overview">
      <div className="overview">
        <FirstSteps />
        <Figures />
        <Attention />
        <InvoicedChart />
        <OverviewLists />
      </div>
    </ModulePage>
  );
}
