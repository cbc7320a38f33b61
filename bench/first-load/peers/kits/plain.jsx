export const Provider = ({ children }) => children;

export function TextField({ label, name, type, value, error, onChange }) {
  return (
    <label>
      {label}
      <input
        aria-invalid={error !== undefined}
        name={name}
        onChange={(event) => onChange(event.target.value)}
        type={type}
        value={value}
      />
      {error}
    </label>
  );
}

export const SubmitButton = ({ children }) => <button type="submit">{children}</button>;

export function Table({ heads, rows }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
