import '@radix-ui/themes/styles.css';
import { Button, Table as RadixTable, TextField as RadixField, Theme } from '@radix-ui/themes';

export const Provider = ({ children }) => <Theme>{children}</Theme>;

export const TextField = ({ label, error, onChange, ...rest }) => (
  <label>
    {label}
    <RadixField.Root {...rest} aria-invalid={error !== undefined} onChange={(event) => onChange(event.target.value)} />
    {error}
  </label>
);

export const SubmitButton = ({ children }) => <Button type="submit">{children}</Button>;

export const Table = ({ heads, rows }) => (
  <RadixTable.Root>
    <RadixTable.Header>
      <RadixTable.Row>
        {heads.map((head) => (
          <RadixTable.ColumnHeaderCell key={head}>{head}</RadixTable.ColumnHeaderCell>
        ))}
      </RadixTable.Row>
    </RadixTable.Header>
    <RadixTable.Body>
      {rows.map(({ id, cells }) => (
        <RadixTable.Row key={id}>
          {cells.map((cell) => (
            <RadixTable.Cell key={cell}>{cell}</RadixTable.Cell>
          ))}
        </RadixTable.Row>
      ))}
    </RadixTable.Body>
  </RadixTable.Root>
);
