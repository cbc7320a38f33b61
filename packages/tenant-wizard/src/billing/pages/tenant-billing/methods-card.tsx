import type { Subscription } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card, Skeleton } from '@atrium/ui-kit';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePaymentMethods } from '../../../sections/payment/api/payment-methods';
import { billingMessages } from '../../messages';
import { LoadFailure } from '../../../tenant/components/load-failure';
import { MethodActions } from '../../../sections/payment/components/method-actions';
import { planState } from '../../../sections/payment/model/plan-state';
import { MethodLine } from '../../../sections/payment/components/method-line';
import { paymentMessages } from '../../../sections/payment/messages';
import { CardSetUpNotice } from './card-set-up-notice';
import { usePendingCard } from './use-pending-card';

const AddCardDialog = lazy(async () => ({ default: (await import('./add-card-dialog')).AddCardDialog }));

interface MethodsCardProps {
  readonly subscription: Subscription | null;
  readonly tenantId: string;
}

export function MethodsCard({ subscription, tenantId }: MethodsCardProps) {
  const text = useTexts(billingMessages);
  const pay = useTexts(paymentMessages);
  const { hash } = useLocation();
  const { data, error, isFetching, refetch } = usePaymentMethods(tenantId);
  const [adding, setAdding] = useState(false);
  const { id: followed, follow } = usePendingCard();
  const place = useRef<HTMLDivElement>(null);
  const gateway = data?.card_gateway ?? null;
  useEffect(() => {
    if (hash !== '#methods') return;
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hash]);

  /** What follows if the last card is removed; empty if nothing renews. */
  function removeLastText(): string {
    if (subscription === null || subscription.cancels) return '';
    const state = planState(subscription);
    if (state === 'overdue' && subscription.period !== null) return text('removeLastOverdue');
    return state === 'active' ? pay('removeDialog.textLast') : '';
  }

  return (
    <div className="billing__anchor" id="methods" ref={place} tabIndex={-1}>
      <Card
        actions={
          gateway !== null && (
            <Button icon={Plus} onClick={() => setAdding(true)} size="s">
              {pay('add')}
            </Button>
          )
        }
        flush
        title={text('methods')}
      >
        {followed !== null && (
          <CardSetUpNotice key={followed} methodId={followed} onOver={() => follow(null)} tenantId={tenantId} />
        )}
        {data === undefined && error === null && (
          <div className="billing__none">
            <Skeleton width="half" />
          </div>
        )}
        {data === undefined && error !== null && (
          <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={pay('loadFailed')} />
        )}
        {data?.data.length === 0 && <p className="billing__none">{pay('none')}</p>}
        {data !== undefined && data.data.length > 0 && (
          <ul className="billing__methods">
            {data.data.map((method) => (
              <li className="billing__method" key={method.id}>
                <MethodLine method={method} />
                <MethodActions
                  removeLastText={removeLastText()}
                  method={method}
                  methods={data.data}
                  tenantId={tenantId}
                />
              </li>
            ))}
          </ul>
        )}
        <Suspense fallback={null}>
          {adding && gateway !== null && (
            <AddCardDialog
              gateway={gateway}
              onClose={() => setAdding(false)}
              onAdded={({ id }) => follow(id)}
              tenantId={tenantId}
            />
          )}
        </Suspense>
      </Card>
    </div>
  );
}
