import type { Operation, Tenant } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ButtonLink, Card, CopyButton, DefinitionList, Stack, TextLink } from '@atrium/ui-kit';
import { tenantDetailsMessages } from '../../messages';
import { paths } from '../../../paths';

const sendsMail: ReadonlySet<Operation['kind']> = new Set(['create', 'close']);

const planTexts = { trial: 'progress.planTrial', paid: 'progress.planPaid', none: 'progress.planNone' } as const;

interface LeaveCardProps {
  tenant: Tenant;
  operation: Operation;
}

/** Says that the user can leave the page, and shows the reference to quote. */
export function LeaveCard({ tenant, operation }: LeaveCardProps) {
  const text = useTexts(tenantDetailsMessages);
  const common = useCommonTexts();
  const email = useCurrentUser()?.email ?? '';
  const { plan } = tenant.sections.subscription.data;
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <div>
            <h2 className="leave-card__title">{text('progress.leave.title')}</h2>
            <p className="leave-card__text">
              {sendsMail.has(operation.kind)
                ? text('progress.leave.text', { email })
                : text('progress.leave.textWithoutMail')}
            </p>
          </div>
          <ButtonLink block href={paths.tenants.href()}>
            {text('progress.leave.back')}
          </ButtonLink>
        </Stack>
      </Card>
      <div className="leave-card__facts">
        <DefinitionList
          items={[
            {
              id: 'plan',
              term: text('progress.plan'),
              value: text(planTexts[plan ?? 'none']),
            },
            ...(plan === 'paid'
              ? [
                  {
                    id: 'billing',
                    term: text('billing'),
                    value: <TextLink href={paths.billing.href(tenant.id)}>{text('progress.billing')}</TextLink>,
                  },
                ]
              : []),
            { id: 'author', term: common('author'), value: tenant.author.full_name },
            {
              id: 'reference',
              term: text('progress.reference'),
              value: (
                <CopyButton
                  copiedText={common('copied')}
                  label={text('progress.copyReference')}
                  value={operation.reference}
                />
              ),
            },
          ]}
        />
      </div>
    </Stack>
  );
}
