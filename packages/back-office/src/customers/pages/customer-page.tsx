import type { Customer } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Avatar, Badge, Button, ButtonLink, PageHeader } from '@atrium/ui-kit';
import { FilePlus2, PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { NewestEvents } from '../../components/activity/newest-events';
import { CustomerNewestDocuments } from '../../components/documents/customer-newest';
import { LoadedRecord } from '../../components/loaded-record';
import { ModulePage } from '../../components/module-page';
import { RecordTabs } from '../../components/record-tabs';
import { paths } from '../../paths';
import { useCustomer } from '../api/customers';
import { customersMessages } from '../messages';
import { ContactsCard } from './contacts-card';
import { CustomerDrawer } from './customer-drawer';
import { CustomerMenu } from './customer-menu';
import { FactsCard } from './facts-card';

const CustomerDocuments = lazy(async () => ({
  default: (await import('../../components/documents/customer-documents')).CustomerDocuments,
}));

/** A customer: contacts, address and VAT number, and the actions that the user is permitted. */
function CustomerDetails({ customer }: { customer: Customer }) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const seesDocuments = usePermission('view/documents');
  const canWrite = usePermission('create/documents') && customer.erased_at === null;
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
            {canWrite && (
              <ButtonLink href={paths.documents.new.template.href(customer.id)} icon={FilePlus2} variant="primary">
                {text('newDocument')}
              </ButtonLink>
            )}
            <CustomerMenu customer={customer} />
          </>
        }
        back={{ href: paths.customers.href(), label: text('table') }}
        lead={<Avatar name={title} size="l" />}
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
                  <div className="customer__main">
                    <ContactsCard canEdit={canEdit} customer={customer} />
                    {seesDocuments && <CustomerNewestDocuments customerId={customer.id} />}
                  </div>
                  <div className="customer__side">
                    <FactsCard customer={customer} onEdit={edit} />
                    <NewestEvents id={customer.id} subject="customer" version={customer.version} />
                  </div>
                </div>
              ),
            },
            ...(seesDocuments
              ? [
                  {
                    id: 'documents' as const,
                    label: text('tabs.documents'),
                    panel: (
                      <Suspense>
                        <CustomerDocuments customerId={customer.id} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
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
  const query = useCustomer(id);
  if (!canView) return <ModulePage module="customers">{null}</ModulePage>;
  return (
    <LoadedRecord
      listHref={paths.customers.href()}
      query={query}
      texts={{
        loading: text('loading'),
        failed: text('recordFailed'),
        missing: text('missing.title'),
        missingText: text('missing.text'),
        list: text('table'),
      }}
    >
      {(customer) => <CustomerDetails customer={customer} />}
    </LoadedRecord>
  );
}
