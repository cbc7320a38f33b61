import { useMutation } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { SubmitButton, TextField } from '#kit';

const schema = object({ email: string().required().email(), password: string().required() });

export default function Login() {
  const { t } = useTranslation();
  const logIn = useMutation({
    mutationFn: (body) => fetch('/api/login', { method: 'POST', body: JSON.stringify(body) }),
  });
  const form = useFormik({
    initialValues: { email: '', password: '' },
    validationSchema: schema,
    onSubmit: (values) => logIn.mutate(values),
  });
  const field = (name) => ({
    name,
    label: t(name),
    value: form.values[name],
    error: form.touched[name] ? form.errors[name] : undefined,
    onChange: (value) => form.setFieldValue(name, value),
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <TextField {...field('email')} type="email" />
      <TextField {...field('password')} type="password" />
      <SubmitButton>{t('title')}</SubmitButton>
    </form>
  );
}
