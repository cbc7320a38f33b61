import { useEffect, useState } from 'react';

export default function List() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    void fetch('/api/rows')
      .then((answer) => answer.json())
      .then(setRows);
  }, []);
  return (
    <table>
      <tbody>
        {rows.map(({ id, title, url }) => (
          <tr key={id}>
            <td>{title}</td>
            <td>{url}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
