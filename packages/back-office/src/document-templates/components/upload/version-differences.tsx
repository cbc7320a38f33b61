import type { DocumentTemplate, TemplateContent } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { documentTemplatesMessages } from '../../messages';

interface VersionDifferencesProps {
  before: DocumentTemplate;
  after: TemplateContent;
}

/** What a new version changes. */
export function VersionDifferences({ before, after }: VersionDifferencesProps) {
  const text = useTexts(documentTemplatesMessages);
  const names = (content: TemplateContent) => new Set(content.tags.map(({ name }) => name));
  const [old, added] = [names(before.content), names(after)];
  const changes = [
    ...[...added].filter((name) => !old.has(name)).map((name) => `+ {${name}}`),
    ...[...old].filter((name) => !added.has(name)).map((name) => `− {${name}}`),
  ];
  const compared = (now: number, earlier: number) =>
    now === earlier ? text('differences.same', { now }) : text('differences.changed', { now, before: earlier });
  const { content } = before;
  return (
    <section className="template-differences">
      <h3>{text('differences.title', { number: before.current_version })}</h3>
      <DefinitionList
        items={[
          {
            id: 'tags',
            term: text('tags.title'),
            value: changes.length === 0 ? text('differences.none') : <code>{changes.join('  ')}</code>,
          },
          {
            id: 'fields',
            term: text('fields.title'),
            value: compared(after.fields.length, content.fields.length),
          },
          { id: 'items', term: text('tables.title'), value: compared(after.tables.length, content.tables.length) },
          {
            id: 'signatures',
            term: text('signatures.title'),
            value: compared(after.signatures.length, content.signatures.length),
          },
        ]}
      />
    </section>
  );
}
