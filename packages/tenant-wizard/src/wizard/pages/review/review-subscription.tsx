import { formatNumber, useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { useWizard } from '../../../sections/form/components/use-wizard';
import { toPlanValues } from '../../../sections/subscription/model/plan-values';
import { planMessages } from '../../../sections/subscription/messages';

export function ReviewSubscription() {
  const text = useTexts(planMessages);
  const { tenant } = useWizard();
  const { cycle, licences, modules, assets } = toPlanValues(tenant.sections.subscription.data, tenant);
  const count = (quantity: number | null) => (quantity === null ? '–' : formatNumber(quantity));
  const names = modules.map((key) => text(`module.${key}`)).join(', ');
  return (
    <DefinitionList
      items={[
        { id: 'plan', term: text('plan'), value: text(`paidBy.${cycle}`) },
        { id: 'licences', term: text('licences'), value: count(licences) },
        { id: 'modules', term: text('modules'), value: names === '' ? text('hint.modules') : names },
        { id: 'assets', term: text('assets'), value: count(assets) },
      ]}
    />
  );
}
