import {
  Button,
  Cell,
  Column,
  FieldError,
  Input,
  Label,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  TextField as AriaField,
} from 'react-aria-components';

export const Provider = ({ children }) => children;

export function TextField({ label, name, type, value, error, onChange }) {
  return (
    <AriaField isInvalid={error !== undefined} name={name} onChange={onChange} type={type} value={value}>
      <Label>{label}</Label>
      <Input />
      <FieldError>{error}</FieldError>
    </AriaField>
  );
}

export const SubmitButton = ({ children }) => <Button type="submit">{children}</Button>;

export function Table({ heads, rows }) {
  return (
    <AriaTable aria-label="Rows">
      <TableHeader>
        {heads.map((head, place) => (
          <Column isRowHeader={place === 0} key={head}>
            {head}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map(({ id, cells }) => (
          <Row key={id}>
            {cells.map((cell) => (
              <Cell key={cell}>{cell}</Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  );
}
