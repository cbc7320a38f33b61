import { type DocumentTemplate, maximumItems } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { Badge, Card, Icon } from '@atrium/ui-kit';
import { Table } from 'lucide-react';
import { documentTemplatesMessages } from '../../messages';

/** The tables of items of the current version; nothing without one. */
export function TablesCard({ content: { tables } }: Pick<DocumentTemplate, 'content'>) {
  const text = useTexts(documentTemplatesMessages);
  if (tables.length === 0) return null;
  return (
    <Card flush note={formatNumber(tables.length)} title={text('tables.title')}>
      <ul className="template-lines">
        {tables.map(({ name, columns }) => (
          <li key={name}>
            <Icon icon={Table} />
            <span className="template-lines__words">
              <code>{`{#${name}}`}</code>
              <span className="template-columns">
                {columns.map((column) => (
                  <Badge key={column}>{text(`column.${column}`)}</Badge>
                ))}
              </span>
              <span>{text('tables.computed', { rows: formatNumber(maximumItems) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
