import type { DocumentTemplate } from '@atrium/api-client/contract';
import { Stack } from '@atrium/ui-kit';
import { FactsCard } from './facts-card';
import { FieldsCard } from './fields-card';
import { MailCard } from './mail-card';
import { PagesCard } from './pages-card';
import { SignaturesCard } from './signatures-card';
import { TablesCard } from './tables-card';
import { TagsCard } from './tags-card';
import { VersionsCard } from './versions-card';

/** What the current version of a template contains, and its versions. */
export function TemplateOverview({ template }: { template: DocumentTemplate }) {
  const { content } = template;
  return (
    <div className="record template-details">
      <Stack gap={6}>
        <PagesCard template={template} />
        <TagsCard content={content} />
        <FieldsCard template={template} />
        <TablesCard content={content} />
        <MailCard template={template} />
      </Stack>
      <Stack gap={6}>
        <FactsCard template={template} />
        <VersionsCard template={template} />
        <SignaturesCard content={content} />
      </Stack>
    </div>
  );
}
