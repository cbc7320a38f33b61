import { isConflictError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { ButtonLink, EmptyState, PageHeader, Spinner } from '@atrium/ui-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCreateDraft } from '../../api/create-draft';
import { LoadFailure } from '../../components/load-failure';
import { tenantMessages } from '../../messages';
import { paths } from '../../paths';

/** Makes a draft and goes on to its first section. */
export function NewTenantPage() {
  const text = useTexts(tenantMessages);
  const navigate = useNavigate();
  const create = useCreateDraft();
  const asked = useRef(false);

  async function begin() {
    const tenant = await create.mutateAsync({}).catch(() => undefined);
    if (tenant !== undefined) void navigate(paths.section.href(tenant.id, 'application'), { replace: true });
  }

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void begin();
  });

  if (isConflictError(create.error)) {
    return (
      <>
        <PageHeader title={text('wizard.name')} />
        <EmptyState
          actions={<ButtonLink href={paths.tenants.href()}>{text('wizard.backToTenants')}</ButtonLink>}
          title={text('wizard.startFailed')}
        >
          {text('wizard.tooManyDrafts')}
        </EmptyState>
      </>
    );
  }
  if (create.isError) {
    return (
      <LoadFailure
        error={create.error}
        headingLevel={1}
        onRetry={() => void begin()}
        title={text('wizard.startFailed')}
      />
    );
  }
  return (
    <p className="waiting" role="status">
      <Spinner /> {text('wizard.starting')}
    </p>
  );
}
