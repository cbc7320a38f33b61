import { useTexts } from '@atrium/i18n';
import { DataTable } from '@atrium/ui-kit';
import type { DataColumn } from '@atrium/ui-kit';
import css from 'virtual:tokens';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import { isColour, readTokens } from './read-tokens';
import type { Token, TokenGroup } from './read-tokens';
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
    cell: (token) => <TokenSample theme={id} token={token} />,
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

function Group({ group }: { readonly group: TokenGroup }) {
  const text = useTexts(bookMessages);
  const [title = ''] = group.title.split(/[:.;]/);
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

/** Every token, drawn in both themes. */
export function Tokens() {
  const text = useTexts(bookMessages);
  return (
    <Sheet lead={text('tokens.lead')} title={text('tokens.title')}>
      {groups.map((group) => (
        <Group group={group} key={group.title} />
      ))}
    </Sheet>
  );
}
