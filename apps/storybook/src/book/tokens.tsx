import { useTexts } from '@atrium/i18n';
import { DataTable, Stack, TextLink } from '@atrium/ui-kit';
import type { DataColumn } from '@atrium/ui-kit';
import css from 'virtual:tokens';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import { isColour, readTokens } from '@atrium/ui-kit/read-tokens';
import type { Token, TokenGroup } from '@atrium/ui-kit/read-tokens';
import { ColourContrast } from './colour-contrast';
import { ElevationSample } from './elevation-sample';
import { MotionSample } from './motion-sample';
import { TokenSample } from './token-sample';
import './book.css';

const groups = readTokens(css);

function useColumns({ tokens }: TokenGroup): DataColumn<Token>[] {
  const text = useTexts(bookMessages);
  const name: DataColumn<Token> = {
    id: 'name',
    header: text('tokens.name'),
    cell: (token) => <code>--{token.name}</code>,
  };
  const note: DataColumn<Token> = { id: 'note', header: text('tokens.meaning'), cell: (token) => token.note };
  const value: DataColumn<Token> = { id: 'value', header: text('tokens.value'), cell: (token) => token.value };
  const theme = (id: 'light' | 'dark'): DataColumn<Token> => ({
    id,
    header: text(`tokens.${id}`),
    width: 'date',
    phone: true,
    cell: (token) => (
      <>
        <TokenSample theme={id} token={token} />
        <ColourContrast name={token.name} theme={id} />
      </>
    ),
  });
  const sample: DataColumn<Token> = { ...value, phone: true, cell: (token) => <Measured token={token} /> };
  return tokens.some(isColour) ? [name, theme('light'), theme('dark'), note] : [name, sample, note];
}

function Measured({ token }: { readonly token: Token }) {
  return (
    <>
      {token.value}
      <TokenSample token={token} />
    </>
  );
}

function titleOf({ title }: TokenGroup): string {
  return title.split(/[:.;]/)[0] ?? title;
}

function GroupTable({ group }: { readonly group: TokenGroup }) {
  const text = useTexts(bookMessages);
  const title = titleOf(group);
  return (
    <Sample flush title={title} wide>
      <DataTable
        columns={useColumns(group)}
        dense
        edge="card"
        label={title}
        loadingText={text('writing.loading')}
        rowKey={(token) => token.name}
        rows={group.tokens}
      />
    </Sample>
  );
}

function Motion({ group }: { readonly group: TokenGroup }) {
  return (
    <Sample title={titleOf(group)} wide>
      <div className="book-motions">
        {group.tokens.map((token) => (
          <MotionSample key={token.name} token={token} />
        ))}
      </div>
    </Sample>
  );
}

function Elevation({ group }: { readonly group: TokenGroup }) {
  const text = useTexts(bookMessages);
  return (
    <Sample title={titleOf(group)} wide>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme}>
          <p>{text(`tokens.${theme}`)}</p>
          <div className="book-elevations" data-theme={theme}>
            {group.tokens.map((token) => (
              <ElevationSample key={token.name} theme={theme} token={token} />
            ))}
          </div>
        </div>
      ))}
    </Sample>
  );
}

function Group({ group }: { readonly group: TokenGroup }) {
  const [first] = group.tokens;
  if (first?.name.startsWith('shadow-') === true) return <Elevation group={group} />;
  if (first?.value.endsWith('ms') === true) return <Motion group={group} />;
  return <GroupTable group={group} />;
}

/** Samples of all tokens in both themes. */
export function Tokens() {
  const text = useTexts(bookMessages);
  return (
    <Sheet lead={text('tokens.lead')} title={text('tokens.title')}>
      <Sample title={text('tokens.export')} wide>
        <p className="book-text">{text('tokens.exportText')}</p>
        <Stack direction="row">
          {(['light', 'dark'] as const).map((theme) => (
            <TextLink download href={`./design-tokens/atrium.${theme}.tokens.json`} key={theme}>
              atrium.{theme}.tokens.json
            </TextLink>
          ))}
        </Stack>
      </Sample>
      {groups.map((group) => (
        <Group group={group} key={group.title} />
      ))}
    </Sheet>
  );
}
