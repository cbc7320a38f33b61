import type { ConnectionTest } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, DefinitionList, Icon, VisuallyHidden } from '@atrium/ui-kit';
import { Check, ChevronRight, Copy } from 'lucide-react';
import { useState } from 'react';
import { connectionTestMessages } from '../messages';
import type { ConnectionTarget } from './connection-target';

interface TechnicalDetailProps {
  readonly test: ConnectionTest;
  readonly target: ConnectionTarget;
}

/** Details of a failed test for IT or support, collapsed, with Copy. Contains nothing that the server sent. */
export function TechnicalDetail({ test, target }: TechnicalDetailProps) {
  const text = useTexts(connectionTestMessages);
  const [copied, setCopied] = useState(false);
  const failed = test.stages.find(({ state }) => state === 'failed');
  const facts = [
    ['stage', failed?.stage ?? ''],
    ['reason', failed?.reason ?? ''],
    ...('provider' in target
      ? ([['provider', target.provider]] as const)
      : ([
          ['host', target.host],
          ['port', target.port],
        ] as const)),
    ['time', formatDateTime(test.ended_at ?? test.started_at)],
    ['reference', test.reference],
  ] as const;
  const items = facts.map(([id, value]) => ({ id, term: text(`detail.${id}`), value }));

  async function copy() {
    await navigator.clipboard.writeText(items.map(({ term, value }) => `${term}: ${value}`).join('\n'));
    setCopied(true);
  }

  return (
    <div className="connection-test__technical">
      <details className="connection-test__detail">
        <summary>
          <Icon icon={ChevronRight} size="s" />
          {text('detail.title')}
        </summary>
        <DefinitionList items={items} />
      </details>
      <Button icon={copied ? Check : Copy} onClick={() => void copy()} size="s" variant="ghost">
        {text('provider' in target ? 'detail.copyForSupport' : 'detail.copy')}
      </Button>
      <VisuallyHidden role="status">{copied ? text('detail.copied') : ''}</VisuallyHidden>
    </div>
  );
}
