import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, Skeleton, TextLink } from '@atrium/ui-kit';
import { lazy, Suspense } from 'react';
import { useConfig } from '../../tenant/api/get-config';
import { usePainted } from '../components/use-painted';
import { wizardMessages } from '../../wizard/messages';
import { tenantMessages } from '../../tenant/messages';
import { setupSections } from '../../tenant/model/section';
import { paths } from '../../paths';

const SetupStatus = lazy(async () => ({ default: (await import('./setup-status')).SetupStatus }));

/** The sections that can be changed after creation: their states, linked to their forms for users who can change them. */
export function SetupChecklist({ tenant }: { tenant: Tenant }) {
  const text = useTexts(wizardMessages);
  const tenantText = useTexts(tenantMessages);
  const config = useConfig().data;
  const painted = usePainted();
  const canChange = tenant.allowed_actions.includes('setup');
  const waiting = <Skeleton width="quarter" />;
  return (
    <Card flush title={text('setup.title')}>
      <ul className="setup">
        {setupSections.map(({ name, slug }) => {
          const label = tenantText(`section.${name}`);
          return (
            <li className="setup__section" key={name}>
              {canChange ? <TextLink href={paths.setupSection.href(tenant.id, slug)}>{label}</TextLink> : label}
              <Suspense fallback={waiting}>
                {painted && config !== undefined ? (
                  <SetupStatus config={config} section={name} tenant={tenant} />
                ) : (
                  waiting
                )}
              </Suspense>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
