import { useTexts } from '@atrium/i18n';
import { DefinitionList, Status, useMediaQuery } from '@atrium/ui-kit';
import css from 'virtual:tokens';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import { readTokens } from '@atrium/ui-kit/read-tokens';
import { TokenSample } from './token-sample';
import './book.css';

const groups = readTokens(css);
const blocks = { space: 'Space', measures: 'Layout', radius: 'Radius', shadow: 'Shadow' } as const;
const screens = ['phone', 'middle', 'wide'] as const;

function useScreen(): (typeof screens)[number] {
  const phone = useMediaQuery('(max-width: 768px)');
  const middle = useMediaQuery('(max-width: 1119px)');
  if (phone) return 'phone';
  return middle ? 'middle' : 'wide';
}

function Measures({ of }: { readonly of: string }) {
  const tokens = groups.find(({ title }) => title.startsWith(of))?.tokens ?? [];
  return (
    <DefinitionList
      items={tokens.map((token) => ({
        id: token.name,
        term: token.name,
        value: (
          <>
            {token.name.startsWith('shadow') ? token.note : token.value}
            <TokenSample token={token} />
          </>
        ),
      }))}
    />
  );
}

/** Breakpoints and spacing. */
export function Layout() {
  const text = useTexts(bookMessages);
  const now = useScreen();
  return (
    <Sheet lead={text('layout.lead')} title={text('layout.title')}>
      <Sample title={text('layout.breakpoints')} wide>
        <ul className="book-list">
          {screens.map((screen) => (
            <li key={screen}>
              {text(`layout.${screen}`)} {screen === now && <Status tone="accent">{text('layout.now')}</Status>}
            </li>
          ))}
        </ul>
      </Sample>
      {(['measures', 'space', 'radius', 'shadow'] as const).map((block) => (
        <Sample key={block} title={text(`layout.${block}`)}>
          <Measures of={blocks[block]} />
        </Sample>
      ))}
    </Sheet>
  );
}
