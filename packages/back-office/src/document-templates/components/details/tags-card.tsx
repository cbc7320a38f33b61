import type { DocumentTemplate, TemplateTag } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card, DataTable, Status, type DataColumn } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { documentTemplatesMessages } from '../../messages';
import { useTagWords } from '../use-tag-words';

const shownAtFirst = 8;
const rowKey = ({ name }: TemplateTag) => name;
/** Unknown tags come first. */
const order = (tags: readonly TemplateTag[]) =>
  tags.toSorted((one, other) => Number(other.source === 'unknown') - Number(one.source === 'unknown'));

const nameCell = (tag: TemplateTag) => <TagName tag={tag} />;
const sourceCell = (tag: TemplateTag) => <TagSource tag={tag} />;

/** The tags of the current version, and what they are filled with. */
export function TagsCard({ content: { tags } }: Pick<DocumentTemplate, 'content'>) {
  const text = useTexts(documentTemplatesMessages);
  const [showsAll, setShowsAll] = useState(false);
  const known = tags.filter((tag) => tag.source !== 'unknown').length;
  const columns = useMemo(
    (): DataColumn<TemplateTag>[] => [
      {
        id: 'name',
        header: text('tags.tag'),
        phone: true,
        cell: nameCell,
      },
      {
        id: 'source',
        header: text('tags.source'),
        cell: sourceCell,
      },
      { id: 'pages', header: text('tags.page'), align: 'end', width: 'count', cell: ({ pages }) => pages.join(', ') },
    ],
    [text],
  );
  const rows = useMemo(() => order(tags), [tags]);
  return (
    <Card
      flush
      footer={
        rows.length > shownAtFirst &&
        !showsAll && (
          <Button onClick={() => setShowsAll(true)} variant="link">
            {text('tags.showAll', { count: rows.length })}
          </Button>
        )
      }
      note={text('tags.found', { count: tags.length, known })}
      title={text('tags.title')}
    >
      {rows.length === 0 ? (
        <p className="template-none">{text('tags.none')}</p>
      ) : (
        <DataTable
          columns={columns}
          dense
          edge="card"
          label={text('tags.title')}
          loadingText={text('loading')}
          rowKey={rowKey}
          rows={showsAll ? rows : rows.slice(0, shownAtFirst)}
        />
      )}
    </Card>
  );
}

/** On a phone, the source stands below the tag. */
function TagName({ tag }: { tag: TemplateTag }) {
  const { source } = useTagWords();
  return (
    <span className="template-tag">
      <code>{`{${tag.name}}`}</code>
      <span>{source(tag)}</span>
    </span>
  );
}

function TagSource({ tag }: { tag: TemplateTag }) {
  const text = useTexts(documentTemplatesMessages);
  const { source } = useTagWords();
  if (tag.source !== 'unknown') return source(tag);
  return (
    <span className="template-unknown">
      <Status tone="warning">{text('tags.notKnown')}</Status>
      <span>{source(tag)}</span>
    </span>
  );
}
