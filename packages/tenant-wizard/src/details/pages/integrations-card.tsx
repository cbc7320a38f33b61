import { isRateLimitError } from '@atrium/api-client';
import type { ConnectionName, Tenant } from '@atrium/api-client/contract';
import { couriers, type TestedCourier } from '@atrium/api-client/contract/couriers';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, Card, Status, TextLink, useNotify, type StatusProps } from '@atrium/ui-kit';
import { CircleDashed, RotateCw } from 'lucide-react';
import { canBeTested, useTestConnections } from '../api/test-connections';
import { tenantDetailsMessages } from '../messages';
import { integrationsOf, lastTestedAt, type Integration } from '../model/integrations';
import { paths } from '../../paths';

const looks: Readonly<Record<Integration['state'], Omit<StatusProps, 'children'>>> = {
  untested: { tone: 'neutral', icon: CircleDashed },
  testing: { tone: 'accent', running: true },
  valid: { tone: 'success' },
  invalid: { tone: 'danger' },
};

const isCourier = (connection: ConnectionName): connection is TestedCourier => connection in couriers;

/** Configured connections with the result of their last test. */
export function IntegrationsCard({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantDetailsMessages);
  const notify = useNotify();
  const test = useTestConnections(tenant);
  const integrations = integrationsOf(tenant);
  const testable = integrations.map(({ connection }) => connection).filter(canBeTested);
  const canChange = tenant.allowed_actions.includes('setup');
  const testedAt = lastTestedAt(tenant);
  if (integrations.length === 0) return null;

  function testAll() {
    test.mutate(testable, {
      onError: (error) =>
        notify({
          tone: 'error',
          title: text(isRateLimitError(error) ? 'integrations.tooMany' : 'integrations.failed'),
        }),
    });
  }

  return (
    <Card
      actions={
        canChange &&
        testable.length > 0 && (
          <Button busy={test.isPending} icon={RotateCw} onClick={testAll} size="s">
            {text(test.isPending ? 'integrations.testing' : 'integrations.testAll')}
          </Button>
        )
      }
      flush
      title={text('integrations.title')}
    >
      <ul className="setup">
        {integrations.map(({ connection, section, detail, state }) => {
          const name = isCourier(connection) ? couriers[connection].title : text(`integrations.name.${connection}`);
          return (
            <li className="setup__section" key={connection}>
              <span className="integration">
                {canChange ? <TextLink href={paths.setupSection.href(tenant.id, section)}>{name}</TextLink> : name}
                <span className="details__note">{detail}</span>
              </span>
              <Status {...looks[state]}>{text(`integrations.state.${state}`)}</Status>
            </li>
          );
        })}
      </ul>
      {testedAt !== null && (
        <p className="integration__tested details__note">
          {text('integrations.testedAt', { time: formatDateTime(testedAt) })}
        </p>
      )}
    </Card>
  );
}
