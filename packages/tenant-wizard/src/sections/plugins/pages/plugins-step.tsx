import { useTexts } from '@atrium/i18n';
import { Stack } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { SectionForm } from '../../form/components/section-form';
import { useWizard } from '../../form/components/use-wizard';
import { tenantMessages } from '../../../tenant/messages';
import { tenantExists } from '../../../tenant/model/tenant-exists';
import { pluginsMessages } from '../messages';
import { BusinessDataFields } from '../components/business-data-fields';
import { MailboxFields } from '../components/mailbox-fields';
import { NewsletterFields } from '../components/newsletter-fields';
import { usePluginsForm } from '../components/use-plugins-form';

interface PluginProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Plugin({ title, text, children }: PluginProps) {
  return (
    <fieldset className="form-part">
      <legend className="form-part__legend">{title}</legend>
      <p className="form-part__text">{text}</p>
      <Stack gap={5}>{children}</Stack>
    </fieldset>
  );
}

/** Section 5: newsletters, business data and the mailbox, independent of each other. */
export function PluginsStep() {
  const tenantText = useTexts(tenantMessages);
  const text = useTexts(pluginsMessages);
  const { tenant } = useWizard();
  const form = usePluginsForm();
  return (
    <SectionForm
      form={form}
      text={text(tenantExists(tenant) ? 'textExisting' : 'text')}
      title={tenantText('section.plugins')}
    >
      <Plugin text={text('newsletterText')} title={text('newsletter')}>
        <NewsletterFields />
      </Plugin>
      <Plugin text={text('businessDataText')} title={text('businessData')}>
        <BusinessDataFields />
      </Plugin>
      <Plugin text={text('mailboxText')} title={text('mailbox')}>
        <MailboxFields />
      </Plugin>
    </SectionForm>
  );
}
