import type { DocumentTemplate } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card } from '@atrium/ui-kit';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { documentTemplatesMessages } from '../../messages';
import { MailDialog } from './mail-dialog';
import { mailLanguages } from './mail-languages';

/** What e-mails with documents of a template begin with. */
export function MailCard({ template }: { template: DocumentTemplate }) {
  const text = useTexts(documentTemplatesMessages);
  const [edits, setEdits] = useState(false);
  const { mail_texts: texts, allowed_actions: allowed } = template;
  return (
    <Card
      actions={
        allowed.includes('update') && (
          <Button icon={PencilLine} onClick={() => setEdits(true)} size="s">
            {text('mail.edit')}
          </Button>
        )
      }
      flush
      title={text('mail.title')}
    >
      <ul className="template-lines">
        {mailLanguages(template).map((language) => (
          <li className="template-mail" key={language}>
            <span>{text(`language.${language}`)}</span>
            <strong>{texts[`subject_${language}`] ?? text('mail.usualSubject')}</strong>
            <p>{texts[`message_${language}`] ?? text('mail.usualMessage')}</p>
          </li>
        ))}
      </ul>
      {edits && <MailDialog onClose={() => setEdits(false)} template={template} />}
    </Card>
  );
}
