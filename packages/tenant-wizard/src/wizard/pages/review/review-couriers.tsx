import { courierNames, couriers } from '@atrium/api-client/contract/couriers';
import { formatNumber, useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { useWizard } from '../../../sections/form/components/use-wizard';
import { couriersMessages } from '../../../sections/couriers/messages';
import { accountNameOf } from '../../../sections/couriers/model/account-name';

/** The enabled couriers, each with account, weight and sender. */
export function ReviewCouriers() {
  const text = useTexts(couriersMessages);
  const { tenant } = useWizard();
  const { data } = tenant.sections.couriers;
  const used = courierNames.filter((name) => data[name]?.enabled === true);

  function valueOf(name: (typeof used)[number]): string {
    const { max_weight: grams, sender } = data[name] ?? {};
    const username = accountNameOf(name, data);
    if (!username || !grams) return text('review.incomplete');
    const account = text('review.account', { username, weight: formatNumber(grams / 1000) });
    const from = sender?.separate === true ? text('review.other', { name: sender.name ?? '' }) : text('review.company');
    return `${account}; ${from}`;
  }

  return (
    <DefinitionList items={used.map((name) => ({ id: name, term: couriers[name].title, value: valueOf(name) }))} />
  );
}
