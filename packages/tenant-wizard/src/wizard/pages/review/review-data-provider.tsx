import { formatDate, useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { useWizard } from '../../../sections/form/components/use-wizard';
import { connectionTestMessages } from '../../../sections/connection-test/messages';
import { dataProviderMessages } from '../../../sections/data-provider/messages';
import { wizardMessages } from '../../messages';
import { toDataProviderValues } from '../../../sections/data-provider/model/data-provider-values';

/** The data provider and the state of its connection. */
export function ReviewDataProvider() {
  const tenantText = useTexts(wizardMessages);
  const text = useTexts(dataProviderMessages);
  const tested = useTexts(connectionTestMessages);
  const { tenant } = useWizard();
  const { data, secrets } = tenant.sections.data_provider;
  const values = toDataProviderValues(data);
  const test = tenant.connection_tests.find(({ connection }) => connection === 'data_provider');
  const nothing = <span className="review-nothing">{tenantText('reviewPage.notGiven')}</span>;
  const facts = {
    kind: text(`kinds.${values.kind}`),
    host: values.host,
    port: values.port,
    database: values.database,
    username: values.username,
    password:
      secrets.password.set && text('review.passwordSet', { date: formatDate(secrets.password.updated_at ?? '') }),
    caCertificate: values.ca_certificate !== '' && text('review.ca'),
  } as const;
  const items = (Object.keys(facts) as (keyof typeof facts)[]).map((id) => ({
    id,
    term: text(id),
    value: facts[id] || nothing,
  }));
  const connection = {
    id: 'connection',
    term: text('review.connection'),
    value: tested(`status.${test?.state ?? 'untested'}`),
  };
  return <DefinitionList items={[...items, connection]} />;
}
