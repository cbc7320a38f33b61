import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useBilling } from '../../sections/payment/api/get-billing';
import { isOrdered, isReceived } from '../../sections/payment/model/payment-state';
import { phoneRules } from '../../sections/form/model/phone-rules';
import type { SectionSavers } from '../../sections/form/components/use-wizard';
import type { SectionState } from '../../sections/form/model/section-state';
import { sectionState, sectionStates } from '../model/section-states';
import { useNeedsPayment } from './use-needs-payment';
import { useWrongFields } from './use-wrong-fields';

/** State of a section. Validated again after the phone rules load. */
export function useSectionState(name: SectionName, tenant: Tenant, config: Config): SectionState {
  const { checkPhone } = useStore(phoneRules);
  return useMemo(() => sectionState(name, tenant, config, checkPhone), [name, tenant, config, checkPhone]);
}

/** States of all sections, with the errors that their forms show or the service returned, and an order's transfer. */
export function useSectionStates(
  tenant: Tenant,
  config: Config,
  savers: SectionSavers,
): ReadonlyMap<SectionName, SectionState> {
  const { checkPhone } = useStore(phoneRules);
  const wrong = useWrongFields(savers);
  const { data: billing } = useBilling(tenant.id, useNeedsPayment(tenant));
  const order = billing?.payments.find(isOrdered);
  const orderState = order === undefined ? undefined : isReceived(order) ? 'received' : 'ordered';
  return useMemo(() => {
    const states = new Map(sectionStates(tenant, config, checkPhone));
    if (orderState !== undefined) states.set('payment', { kind: orderState });
    for (const [name, count] of wrong) if (count > 0) states.set(name, { kind: 'errors', count });
    return states;
  }, [tenant, config, checkPhone, wrong, orderState]);
}
