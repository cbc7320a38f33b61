import type { BodyOf, DocumentTemplate, TemplateMailTexts } from '@atrium/api-client/contract';
import type { CallOf, saveTemplateMailTextsSchema } from '@atrium/api-client/contract/schemas';
import { asService, Stale, writeAudit } from '../../../platform';
import { documentTemplateAudit, type DocumentTemplateCall } from '../document-template-audit';
import { updateDocumentTemplate } from '../document-template.repository';
import { type DocumentTemplateDependencies, existingTemplate, readIn } from '../document-template.service';
import { checkMailTexts } from './check-mail-texts';

const recorded = (texts: TemplateMailTexts) => ({
  subjectEn: texts.subject_en,
  messageEn: texts.message_en,
  subjectSl: texts.subject_sl,
  messageSl: texts.message_sl,
});

/** Saves what e-mails with documents of a template begin with. */
export function saveMailTexts(
  { database, clock }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  id: string,
  { _version: version, ...texts }: BodyOf<CallOf<typeof saveTemplateMailTextsSchema>>,
): Promise<DocumentTemplate> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { documentTemplate, file } = await existingTemplate(tx, id);
    if (documentTemplate.version !== version) throw new Stale(await readIn(tx, call, id));
    checkMailTexts({ fields: documentTemplate.fields, content: file.content }, texts);
    const change = { mailTexts: texts, lastModifiedBy: call.user.id, updatedAt: at };
    if (!(await updateDocumentTemplate(tx, id, version, change))) throw new Stale(await readIn(tx, call, id));
    await writeAudit(tx, {
      ...documentTemplateAudit(call, id, at),
      action: 'document-template.save-mail-texts',
      before: recorded(documentTemplate.mailTexts),
      after: recorded(texts),
    });
    return readIn(tx, call, id);
  });
}
