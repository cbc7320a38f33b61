import { isConflictError, type ConflictError } from '@atrium/api-client';
import type { OpenDraft } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, PageHeader, Spinner } from '@atrium/ui-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCreateDraft } from '../../api/create-draft';
import { LoadFailure } from '../../../tenant/components/load-failure';
import { wizardMessages } from '../../messages';
import { tenantMessages } from '../../../tenant/messages';
import { paths } from '../../../paths';
import { OpenDrafts } from './open-drafts';

const draftsOf = ({ problem }: ConflictError) => (problem['drafts'] ?? []) as readonly OpenDraft[];

/** Opens an untouched draft, or a new one, at its first section. At the limit it lists the drafts. */
export function NewTenantPage() {
  const text = useTexts(wizardMessages);
  const tenantText = useTexts(tenantMessages);
  const navigate = useNavigate();
  const create = useCreateDraft();
  const requested = useRef(false);

  async function begin() {
    const tenant = await create.mutateAsync({ body: { reuse_untouched: true } }).catch(() => undefined);
    if (tenant !== undefined) void navigate(paths.section.href(tenant.id, 'application'), { replace: true });
  }

  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    void begin();
  });

  if (isConflictError(create.error)) {
    return (
      <>
        <PageHeader title={tenantText('newTenant')} />
        <div className="new-tenant">
          <p className="new-tenant__reason">{text('tooManyDrafts')}</p>
          <OpenDrafts drafts={draftsOf(create.error)} />
          <div>
            <ButtonLink href={paths.tenants.href()}>{tenantText('backToTenants')}</ButtonLink>
          </div>
        </div>
      </>
    );
  }
  if (create.isError) {
    return (
      <LoadFailure error={create.error} headingLevel={1} onRetry={() => void begin()} title={text('startFailed')} />
    );
  }
  return (
    <p className="waiting" role="status">
      <Spinner /> {text('starting')}
    </p>
  );
}
