import '@mantine/core/styles.css';
import { Button, MantineProvider, PasswordInput, Table as MantineTable, TextInput } from '@mantine/core';

export const Provider = ({ children }) => <MantineProvider>{children}</MantineProvider>;

export function TextField({ type, onChange, ...rest }) {
  const Input = type === 'password' ? PasswordInput : TextInput;
  return <Input {...rest} onChange={(event) => onChange(event.currentTarget.value)} />;
}

export const SubmitButton = ({ children }) => <Button type="submit">{children}</Button>;

export const Table = ({ heads, rows }) => <MantineTable data={{ head: heads, body: rows.map(({ cells }) => cells) }} />;
