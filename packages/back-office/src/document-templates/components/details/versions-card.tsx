import { isStaleError } from '@atrium/api-client';
import type { DocumentTemplate, TemplateVersion } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, Card, Skeleton, Status, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { useFailureText } from '../../../components/use-failure-text';
import { useRestoreTemplateVersion, useTemplateVersions } from '../../api/document-templates';
import { documentTemplatesMessages } from '../../messages';

const shownAtFirst = 4;

/** The versions of a template. An earlier one can become the next version. */
export function VersionsCard({ template }: { template: DocumentTemplate }) {
  const text = useTexts(documentTemplatesMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { id, version, current_version: current, allowed_actions: allowed } = template;
  const { data, error, isFetching, refetch } = useTemplateVersions(id);
  const { mutateAsync: send, isPending, variables } = useRestoreTemplateVersion();
  const [showsAll, setShowsAll] = useState(false);

  async function restore({ number }: TemplateVersion) {
    try {
      await send({ params: { id, number }, body: { _version: version } });
      notify({ tone: 'success', title: text('versions.restored', { number }) });
    } catch (failure) {
      const reason = isStaleError(failure) ? text('versions.stale') : failureText(failure);
      notify({ tone: 'error', title: text('versions.restoreFailed'), text: reason });
    }
  }

  const versions = data?.data ?? [];
  return (
    <Card
      flush
      footer={
        versions.length > shownAtFirst &&
        !showsAll && (
          <Button onClick={() => setShowsAll(true)} size="s" variant="ghost">
            {text('versions.showAll', { count: versions.length })}
          </Button>
        )
      }
      title={text('versions.title')}
    >
      {error !== null && data === undefined && (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('versions.failed')} />
      )}
      {data === undefined && error === null && <Skeleton />}
      <ol className="template-versions">
        {(showsAll ? versions : versions.slice(0, shownAtFirst)).map((one) => (
          <li aria-current={one.number === current || undefined} key={one.number}>
            <span aria-hidden="true" className="template-versions__number">
              {one.number}
            </span>
            <span className="template-lines__words">
              <strong>{titleOf(one)}</strong>
              <span>{one.author?.full_name ?? text('builtIn')}</span>
              <time dateTime={one.created_at}>{formatDateTime(one.created_at)}</time>
            </span>
            {one.number === current && <Status tone="success">{text('versions.current')}</Status>}
            {one.number !== current && allowed.includes('update') && (
              <Button
                busy={isPending && variables.params.number === one.number}
                onClick={() => void restore(one)}
                size="s"
                variant="ghost"
              >
                {text('versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );

  function titleOf({ number, note, restored_from: from }: TemplateVersion): string {
    if (from !== null) return text('versions.restoredFrom', { number, from });
    return note ?? text('versions.version', { number });
  }
}
