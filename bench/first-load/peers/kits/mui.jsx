import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import MuiField from '@mui/material/TextField';

export const Provider = ({ children }) => (
  <>
    <CssBaseline />
    {children}
  </>
);

export const TextField = ({ error, onChange, ...rest }) => (
  <MuiField
    {...rest}
    error={error !== undefined}
    helperText={error}
    onChange={(event) => onChange(event.target.value)}
  />
);

export const SubmitButton = ({ children }) => (
  <Button type="submit" variant="contained">
    {children}
  </Button>
);

export const Table = ({ heads, rows }) => (
  <MuiTable>
    <TableHead>
      <TableRow>
        {heads.map((head) => (
          <TableCell key={head}>{head}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ id, cells }) => (
        <TableRow key={id}>
          {cells.map((cell) => (
            <TableCell key={cell}>{cell}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </MuiTable>
);
