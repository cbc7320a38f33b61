import type { Token } from '@atrium/ui-kit/read-tokens';
import type { Theme } from './measure-contrast';

export interface ElevationSampleProps {
  readonly token: Token;
  readonly theme: Theme;
}

/** A sheet with a shadow. */
export function ElevationSample({ token, theme }: ElevationSampleProps) {
  return (
    <div className="book-elevation" data-theme={theme}>
      <div
        className="book-elevation__sheet"
        ref={(sheet) => {
          sheet?.style.setProperty('box-shadow', `var(--${token.name})`);
        }}
      >
        <code>--{token.name}</code>
        <span>{token.note}</span>
      </div>
    </div>
  );
}
