import type { DocumentTemplate } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { Card, Icon } from '@atrium/ui-kit';
import { Signature } from 'lucide-react';
import { documentTemplatesMessages } from '../../messages';
import { useTemplateWords } from '../use-template-words';

/** The places that the current version names for signatures; nothing without one. */
export function SignaturesCard({ content: { signatures } }: Pick<DocumentTemplate, 'content'>) {
  const text = useTexts(documentTemplatesMessages);
  const { place } = useTemplateWords();
  if (signatures.length === 0) return null;
  return (
    <Card flush note={formatNumber(signatures.length)} title={text('signatures.title')}>
      <ul className="template-lines">
        {signatures.map((signature) => (
          <li key={`${signature.name} ${signature.page} ${signature.y}`}>
            <Icon icon={Signature} />
            <span className="template-lines__words">
              <strong>
                {text(signature.name === 'signature.author' ? 'tag.signature_author' : 'tag.signature_customer')}
              </strong>
              <span>{place(signature)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
