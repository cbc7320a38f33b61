import type { CSSProperties, ReactNode } from 'react';
import type { Option } from './option';

export interface OptionLineProps {
  option: Option;
  /** Shown first: the tick of the chosen option. */
  mark?: ReactNode;
}

type IndentStyle = CSSProperties & Record<'--option-indent', number>;

function indentStyle(indent: number): IndentStyle {
  return { '--option-indent': indent };
}

/** An option in a list: picture, title and subtitle, indented by its depth in the tree. */
export function OptionLine({ option, mark }: OptionLineProps) {
  const { title, subtitle, imageUrl, indent = 0 } = option;
  return (
    <span className="a-option" style={indent > 0 ? indentStyle(indent) : undefined}>
      {mark !== undefined && <span className="a-option__mark">{mark}</span>}
      {imageUrl != null && <img alt="" className="a-option__image" src={imageUrl} />}
      <span className="a-option__words">
        <span className="a-option__title">{title}</span>
        {subtitle != null && subtitle !== '' && <span className="a-option__subtitle">{subtitle}</span>}
      </span>
    </span>
  );
}
