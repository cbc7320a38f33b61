import type { ConnectionTest } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, DefinitionList, VisuallyHidden } from '@atrium/ui-kit';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { connectionTestMessages } from '../../connection-test-messages';

interface TechnicalDetailProps {
  readonly test: ConnectionTest;
  readonly target: { readonly host: string; readonly port: string };
}

/** What the company's IT needs of a failed test, folded, with Copy. Nothing of it comes from the other side. */
export function TechnicalDetail({ test, target }: TechnicalDetailProps) {
  const text = useTexts(connectionTestMessages);
  const [copied, setCopied] = useState(false);
  const failed = test.stages.find(({ state }) => state === 'failed');
  const facts = {
    stage: failed?.stage ?? '',
    reason: failed?.reason ?? '',
    host: target.host,
    port: target.port,
    time: formatDateTime(test.ended_at ?? test.started_at),
    reference: test.reference,
  };
  const items = (Object.keys(facts) as (keyof typeof facts)[]).map((id) => ({
    id,
    term: text(`detail.${id}`),
    value: facts[id],
  }));

  async function copy() {
    await navigator.clipboard.writeText(items.map(({ term, value }) => `${term}: ${value}`).join('\n'));
    setCopied(true);
  }

  return (
    <div className="connection-test__technical">
      <details className="connection-test__detail">
        <summary>{text('detail.title')}</summary>
        <DefinitionList items={items} />
      </details>
      <Button icon={copied ? Check : Copy} onClick={() => void copy()} size="s" variant="ghost">
        {text('detail.copy')}
      </Button>
      <VisuallyHidden role="status">{copied ? text('detail.copied') : ''}</VisuallyHidden>
    </div>
  );
}
