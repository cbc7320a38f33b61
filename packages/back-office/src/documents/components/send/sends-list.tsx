import type { DocumentSend } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { documentSendMessages } from './messages';

const looks = {
  waiting: { tone: 'neutral', icon: Clock },
  handed_over: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'danger', icon: CircleX },
} as const;

/** E-mails with versions of a document: which one, to whom, who, when and how far. */
export function SendsList({ sends }: { sends: readonly DocumentSend[] }) {
  const text = useTexts(documentSendMessages);
  return (
    <ul className="sends-list">
      {sends.map(({ id, state, reason, number, recipient, author, created_at: at }) => (
        <li className="sends-list__item" key={id}>
          <Status {...looks[state]}>
            {state === 'refused' && reason !== null ? text('refusedFor', { reason }) : text(`state.${state}`)}
          </Status>
          <span className="sends-list__what">{text('version', { number, recipient })}</span>
          <span className="sends-list__by">{`${formatDateTime(at)}, ${author.full_name}`}</span>
        </li>
      ))}
    </ul>
  );
}
