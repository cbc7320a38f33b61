import type { Tenant } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import { Badge, Card, DefinitionList, Stack } from '@atrium/ui-kit';
import { tenantMessages } from '../../messages';

/** What is paid for, and until when the trial lasts. */
export function SubscriptionCard({ subscription }: Pick<Tenant, 'subscription'>) {
  const text = useTexts(tenantMessages);
  if (subscription === null) return <Card title={text('details.subscription')}>{text('details.noSubscription')}</Card>;
  const { ends_at: endsAt, expired, days_left: daysLeft } = subscription;
  return (
    <Card actions={<Badge tone="accent">{text('details.trial')}</Badge>} title={text('details.subscription')}>
      <Stack gap={4}>
        {expired ? (
          <p>{text('details.trialEnded', { date: formatDate(endsAt) })}</p>
        ) : (
          <DefinitionList
            items={[
              { id: 'ends', term: text('details.trialEnds'), value: formatDate(endsAt) },
              { id: 'days', term: text('details.trialDaysLeft'), value: daysLeft },
            ]}
          />
        )}
        <p className="details__note">{text('details.trialText')}</p>
      </Stack>
    </Card>
  );
}
