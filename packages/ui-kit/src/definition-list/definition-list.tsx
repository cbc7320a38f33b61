import type { ReactNode } from 'react';

export interface Definition {
  id: string;
  term: ReactNode;
  value: ReactNode;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** `rows`: one term and value per line. `columns`: term above value, side by side. */
  layout?: 'rows' | 'columns' | undefined;
}

/** Facts about a record: author, created, reference. */
export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  return (
    <dl className={`a-definitions a-definitions--${layout}`}>
      {items.map(({ id, term, value }) => (
        <div className="a-definitions__item" key={id}>
          <dt className="a-definitions__term">{term}</dt>
          <dd className="a-definitions__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
