import type { Token } from '@atrium/ui-kit/read-tokens';
import { isColour } from '@atrium/ui-kit/read-tokens';

type Kind = 'colour' | 'bar' | 'shadow' | 'radius' | 'words';

function kindOf(token: Token): Kind {
  if (isColour(token)) return 'colour';
  if (token.name.startsWith('shadow')) return 'shadow';
  if (token.name.startsWith('radius')) return 'radius';
  return /^[\d.]+px$/.test(token.value) ? 'bar' : 'words';
}

function draw(element: HTMLElement | null, kind: Kind, name: string): void {
  if (element === null) return;
  const property = { colour: 'background', bar: 'inline-size', shadow: 'box-shadow', radius: 'border-radius' } as const;
  if (kind !== 'words') element.style.setProperty(property[kind], `var(--${name})`);
}

export interface TokenSampleProps {
  readonly token: Token;
  /** Theme of the sample; default: the page's theme. */
  readonly theme?: 'light' | 'dark';
}

/** A visual sample of a token. */
export function TokenSample({ token, theme }: TokenSampleProps) {
  const kind = kindOf(token);
  if (kind === 'words') return null;
  return (
    <span className="book-token" data-theme={theme}>
      <span className={`book-token__${kind}`} ref={(element) => draw(element, kind, token.name)} />
    </span>
  );
}
