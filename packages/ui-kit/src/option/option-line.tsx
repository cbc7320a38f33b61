import type { CSSProperties, ReactNode } from 'react';
import type { Option } from './option';

export interface OptionLineProps {
  option: Option;
  /** Stands before everything else: the tick of the chosen one. */
  mark?: ReactNode;
}

type IndentStyle = CSSProperties & Record<'--option-indent', number>;

function indentStyle(indent: number): IndentStyle {
  return { '--option-indent': indent };
}

/** How an option is drawn in every list: picture, title, subtitle, by its depth in the tree. */
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
