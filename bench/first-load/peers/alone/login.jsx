import { useState } from 'react';

export default function Login() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [missing, setMissing] = useState(false);
  const field = (name) => ({
    name,
    value: values[name],
    'aria-invalid': missing && values[name] === '',
    onChange: (event) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(true);
      }}
    >
      <h1>Log in</h1>
      <label>
        E-mail
        <input type="email" {...field('email')} />
      </label>
      <label>
        Password
        <input type="password" {...field('password')} />
      </label>
      <button type="submit">Log in</button>
    </form>
  );
}
