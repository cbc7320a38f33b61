import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link/link';

/** A figure with its name, which may link to what it counts. */
export interface Figure {
  id: string;
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Marks a note that needs attention. */
  alarming?: boolean | undefined;
  href?: string | undefined;
}

export interface FigureRowProps {
  /** At most four. */
  figures: readonly Figure[];
}

function Content({ label, value, note, alarming = false }: Figure) {
  return (
    <>
      <span className="a-figures__label">{label}</span>
      <span className="a-figures__value">{value}</span>
      {note !== undefined && (
        <span className={classNames('a-figures__note', alarming && 'a-figures__note--alarming')}>{note}</span>
      )}
    </>
  );
}

/** The figures at the top of an overview. Each links to the list of what it counts. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <ul className="a-figures">
      {figures.map((figure) => (
        <li key={figure.id}>
          {figure.href === undefined ? (
            <span className="a-figures__figure">
              <Content {...figure} />
            </span>
          ) : (
            <Link className="a-figures__figure" href={figure.href}>
              <Content {...figure} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
