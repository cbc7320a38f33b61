import type { DocumentTemplate } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Card, DefinitionList, Stack, Switch, TextLink } from '@atrium/ui-kit';
import { paths } from '../../../paths';
import { documentTemplatesMessages } from '../../messages';
import { useSwitchTemplate } from '../use-switch-template';
import { useTemplateOptions } from '../use-template-options';
import { useTemplateWords } from '../use-template-words';

/** Whether a template is offered, and its facts. */
export function FactsCard({ template }: { template: DocumentTemplate }) {
  const text = useTexts(documentTemplatesMessages);
  const words = useTemplateWords();
  const { titleOf } = useTemplateOptions();
  const { switchTemplate, busy } = useSwitchTemplate();
  const { id, active, category, view, language, documents, author } = template;
  const facts = [
    { id: 'category', term: text('field.category'), value: titleOf('category', category) },
    { id: 'view', term: text('field.view'), value: titleOf('view', view) },
    { id: 'language', term: text('field.language'), value: text(`language.${language}`) },
    {
      id: 'documents',
      term: text('field.documents'),
      value:
        documents === 0 ? (
          text('madeNone')
        ) : (
          <TextLink href={`${paths.documents.href()}?template=${id}`}>{text('made', { count: documents })}</TextLink>
        ),
    },
    {
      id: 'file',
      term: text('field.file'),
      value: (
        <span className="template-file">
          {template.file_name}
          <span>{text('word', { size: words.size(template.size) })}</span>
        </span>
      ),
    },
    { id: 'author', term: text('field.author'), value: author?.full_name ?? text('builtIn') },
    { id: 'created', term: text('field.created_at'), value: formatDateTime(template.created_at) },
  ];
  return (
    <Card>
      <Stack gap={4}>
        {template.allowed_actions.includes('update') && (
          <Switch
            checked={active}
            disabled={busy}
            hint={text('activeHint')}
            label={text('activeLabel')}
            layout="row"
            name="active"
            onChange={() => switchTemplate(template)}
          />
        )}
        <DefinitionList items={facts} />
      </Stack>
    </Card>
  );
}
