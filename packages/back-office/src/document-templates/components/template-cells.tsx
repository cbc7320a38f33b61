import type { DocumentTemplateSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Icon, IconTile, RowTitle, Status, VisuallyHidden } from '@atrium/ui-kit';
import { FileText, TriangleAlert } from 'lucide-react';
import { paths } from '../../paths';
import { documentTemplatesMessages } from '../messages';
import { useTemplateOptions } from './use-template-options';

const { href } = paths['document-templates'].details;

function TitleCell({ template }: { template: DocumentTemplateSummary }) {
  const text = useTexts(documentTemplatesMessages);
  const { titleOf } = useTemplateOptions();
  const { id, title, category, language, active } = template;
  return (
    <RowTitle
      detail={
        <>
          <span className="template-state">
            <StateCell active={active} />
          </span>
          <span>{titleOf('category', category)}</span>
          <span className="template-state">{text(`language.${language}`)}</span>
        </>
      }
      href={href(id)}
      lead={<IconTile icon={FileText} />}
    >
      {title}
    </RowTitle>
  );
}

function ViewCell({ view }: { view: string }) {
  return useTemplateOptions().titleOf('view', view);
}

function TagsCell({ tags, unknown }: { tags: number; unknown: number }) {
  const text = useTexts(documentTemplatesMessages);
  if (unknown === 0) return tags;
  return (
    <span className="template-warning">
      <Icon icon={TriangleAlert} />
      <VisuallyHidden>{text('tags.unknown', { count: unknown })} </VisuallyHidden>
      {tags}
    </span>
  );
}

export function StateCell({ active }: { active: boolean }) {
  const text = useTexts(documentTemplatesMessages);
  return <Status tone={active ? 'success' : 'neutral'}>{text(active ? 'state.true' : 'state.false')}</Status>;
}

/** Cells that show more than one field of a template, or words for a key. */
export const templateCells = {
  title: (template: DocumentTemplateSummary) => <TitleCell template={template} />,
  view: ({ view }: DocumentTemplateSummary) => <ViewCell view={view} />,
  tags: ({ tags, unknown_tags: unknown }: DocumentTemplateSummary) => <TagsCell tags={tags} unknown={unknown} />,
  active: ({ active }: DocumentTemplateSummary) => <StateCell active={active} />,
} as const;
