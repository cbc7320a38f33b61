import type { Customer } from '@atrium/api-client/contract';
import { isApiError } from '@atrium/api-client';
import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Avatar, Badge, Button, ButtonLink, EmptyState, PageHeader, Skeleton, VisuallyHidden } from '@atrium/ui-kit';
import { ArrowLeft, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { NewestEvents } from '../../components/activity/newest-events';
import { LoadFailure } from '../../components/load-failure';
import { ModulePage } from '../../components/module-page';
import { RecordTabs } from '../../components/record-tabs';
import { paths } from '../../paths';
import { useCustomer } from '../api/customers';
import { customersMessages } from '../messages';
import { ContactsCard } from './contacts-card';
import { CustomerDrawer } from './customer-drawer';
import { CustomerMenu } from './customer-menu';
import { FactsCard } from './facts-card';

/** A customer: contacts, address and VAT number, and the actions that the user is permitted. */
function CustomerDetails({ customer }: { customer: Customer }) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const [edits, setEdits] = useState(false);
  const { title, city, post, vat_number: vatNumber, active, erased_at: erasedAt } = customer;
  const canEdit = customer.allowed_actions.includes('update');
  const edit = canEdit ? () => setEdits(true) : undefined;
  return (
    <>
      <PageHeader
        actions={
          <>
            {edit !== undefined && (
              <Button icon={PencilLine} onClick={edit}>
                {text('edit')}
              </Button>
            )}
            <CustomerMenu customer={customer} />
          </>
        }
        back={{ href: paths.customers.href(), label: text('table') }}
        lead={<Avatar name={title} />}
        status={
          <span className="customer-status">
            {[city ?? post, vatNumber].map((part) => part !== null && <span key={part}>{part}</span>)}
            {!active && <Badge>{erasedAt === null ? common('inactive') : text('erased')}</Badge>}
          </span>
        }
        title={title}
        width="details"
      />
      <div className="list__tabs">
        <RecordTabs
          id={customer.id}
          label={text('tabs.label')}
          subject="customer"
          tabs={[
            {
              id: 'overview',
              label: text('tabs.overview'),
              panel: (
                <div className="customer">
                  <ContactsCard canEdit={canEdit} customer={customer} />
                  <div className="customer__side">
                    <FactsCard customer={customer} onEdit={edit} />
                    <NewestEvents id={customer.id} subject="customer" version={customer.version} />
                  </div>
                </div>
              ),
            },
          ]}
        />
      </div>
      {edits && <CustomerDrawer customer={customer} onClose={() => setEdits(false)} />}
    </>
  );
}

export function CustomerPage() {
  const text = useTexts(customersMessages);
  const canView = usePermission('view/customers');
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useCustomer(id);
  if (!canView) return <ModulePage module="customers">{null}</ModulePage>;
  if (data !== undefined) return <CustomerDetails customer={data} />;
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        actions={
          <ButtonLink href={paths.customers.href()} icon={ArrowLeft}>
            {text('table')}
          </ButtonLink>
        }
        title={text('missing.title')}
      >
        {text('missing.text')}
      </EmptyState>
    );
  if (error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('recordFailed')} />;
  return (
    <div className="record">
      <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
      <Skeleton width="half" />
    </div>
  );
}
