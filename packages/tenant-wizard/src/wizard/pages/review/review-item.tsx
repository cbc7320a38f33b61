import { useTexts } from '@atrium/i18n';
import { Card, TextLink } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { useWizard } from '../../../sections/form/components/use-wizard';
import { wizardMessages } from '../../messages';
import { tenantMessages } from '../../../tenant/messages';
import { canChangeDraft } from '../../../tenant/model/draft-permissions';
import type { Section } from '../../../tenant/model/section';
import { paths } from '../../../paths';

/** A section on the review. Edit, for users who can change it, returns here. */
export function ReviewItem({ section, children }: { section: Section; children: ReactNode }) {
  const text = useTexts(wizardMessages);
  const tenantText = useTexts(tenantMessages);
  const { tenant } = useWizard();
  const name = tenantText(`section.${section.name}`);
  return (
    <Card
      actions={
        canChangeDraft(tenant) && (
          <TextLink
            aria-label={text('reviewPage.editOf', { section: name })}
            href={paths.section.href(tenant.id, section.slug, { fromReview: true })}
          >
            {text('reviewPage.edit')}
          </TextLink>
        )
      }
      title={name}
    >
      {children}
    </Card>
  );
}
