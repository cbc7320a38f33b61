import type { TemplateFinding } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Icon, useNotify } from '@atrium/ui-kit';
import { CircleAlert, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { documentTemplatesMessages } from '../../messages';
import { CopyTagButton } from '../copy-tag-button';

/** What needs a correction in Word. It takes the focus when it appears. */
export function Findings({ findings }: { findings: readonly TemplateFinding[] }) {
  const text = useTexts(documentTemplatesMessages);
  const notify = useNotify();
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.focus(), []);
  const title = text('findings.title', { count: findings.length });

  async function copy() {
    await navigator.clipboard.writeText(findings.map(({ message }) => message).join('\n'));
    notify({ tone: 'success', title: text('findings.copied') });
  }

  return (
    <section aria-label={title} className="template-findings" ref={list} tabIndex={-1}>
      <header>
        <h3>
          <Icon icon={CircleAlert} />
          {title}
        </h3>
        <Button icon={Copy} onClick={() => void copy()} size="s" variant="ghost">
          {text('findings.copy')}
        </Button>
      </header>
      <ul>
        {findings.map(({ message, reason, suggestion }) => (
          <li key={`${reason} ${message}`}>
            <span>{message}</span>
            {suggestion !== null && <CopyTagButton tag={suggestion} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
