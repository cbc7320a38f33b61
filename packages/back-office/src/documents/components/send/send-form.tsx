import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { formatNumber, useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Drawer, Icon, Stack, TextAreaField, TextField } from '@atrium/ui-kit';
import { Paperclip, Send } from 'lucide-react';
import { useId } from 'react';
import { useDocumentSends } from '../../api/document-sends';
import { documentSendMessages } from './messages';
import { RecipientList } from './recipient-list';
import { SendsList } from './sends-list';
import { useSendForm, type DocumentLetter } from './use-send-form';

interface SendFormProps {
  document: DocumentDetails;
  customer: NonNullable<DocumentDetails['customer']>;
  version: DocumentVersion;
  letter: DocumentLetter;
  onClose: () => void;
}

const messageRows = 7;

/** The e-mail with a version, to check and to send. */
export function SendForm({ document, customer, version, letter, onClose }: SendFormProps) {
  const text = useTexts(documentSendMessages);
  const common = useCommonTexts();
  const formId = useId();
  const { number, pages, size } = version;
  const { form, chosen, failure } = useSendForm({ documentId: document.id, number, letter, onSent: onClose });
  const { formik, errorOf, idOf, busy } = form;
  const count = chosen.length;
  const sends = useDocumentSends(document.id).data?.data ?? [];
  return (
    <Drawer
      closeLabel={common('close')}
      description={customer.title}
      footer={
        <div className="send-document__foot">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={busy} form={formId} icon={Send} type="submit" variant="primary">
            {count === 0 ? text('submitNone') : text('submit', { count })}
          </Button>
        </div>
      }
      onClose={onClose}
      open
      title={text('action')}
    >
      <form {...form.formProps} id={formId}>
        <Stack gap={6}>
          {failure !== undefined && (
            <Banner role="alert" title={text('failed')} tone="danger">
              {failure}
            </Banner>
          )}
          <RecipientList
            chosen={chosen}
            customerId={customer.id}
            error={errorOf('contact_ids')}
            id={idOf('contact_ids')}
            onChange={(ids) => void formik.setFieldValue('contact_ids', ids)}
            recipients={letter.recipients}
          />
          <TextField {...form.text('subject')} label={text('subject')} required />
          <TextAreaField {...form.text('message')} label={text('message')} required rows={messageRows} />
          <div className="send-document__attachment">
            <Icon icon={Paperclip} />
            <span className="send-document__file">
              {document.title}.pdf
              <span>
                {text('attachment', { number, count: pages, size: formatNumber(Math.max(1, Math.round(size / 1000))) })}
              </span>
            </span>
          </div>
          {sends.length > 0 && (
            <section aria-labelledby={`${formId}-before`} className="send-document__before">
              <h3 id={`${formId}-before`}>{text('before')}</h3>
              <SendsList sends={sends} />
            </section>
          )}
        </Stack>
      </form>
    </Drawer>
  );
}
