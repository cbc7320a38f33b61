import { useTexts } from '@atrium/i18n';
import { Button, Card, ErrorSummary, PageHeader, Stack, TextField } from '@atrium/ui-kit';
import { useState } from 'react';
import { bookMessages } from '../messages';
import { PatternShell } from './pattern-shell';
import './patterns.css';

/** A form. A failed submit lists its errors at the top, focuses them, and shows each at its field. */
export function FormPattern() {
  const text = useTexts(bookMessages);
  const [name, setName] = useState('');
  const [attempts, setAttempts] = useState(0);
  const missing = attempts > 0 && name.trim() === '';
  return (
    <PatternShell>
      <PageHeader title={text('patterns.form.title')} width="details" />
      <form
        className="book-pattern__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempts(attempts + 1);
        }}
      >
        <Card title={text('patterns.form.account')}>
          <Stack gap={5}>
            {missing && (
              <ErrorSummary
                attempt={attempts}
                errors={[{ fieldId: 'full_name', message: text('patterns.form.nameMissing') }]}
                title={text('patterns.form.invalid')}
              />
            )}
            <TextField
              autoComplete="name"
              error={missing ? text('patterns.form.missing') : undefined}
              label={text('patterns.form.name')}
              name="full_name"
              onChange={({ target }) => setName(target.value)}
              required
              value={name}
            />
            <TextField
              defaultValue="maja.kovac@znidarsic.example"
              hint={text('patterns.form.emailHint')}
              label={text('patterns.form.email')}
              name="email"
              readOnly
            />
            <TextField
              autoComplete="tel"
              label={text('patterns.form.phone')}
              name="phone"
              optionalText={text('patterns.form.optional')}
              type="tel"
            />
            <Stack direction="row">
              <Button type="submit" variant="primary">
                {text('patterns.form.save')}
              </Button>
            </Stack>
          </Stack>
        </Card>
      </form>
    </PatternShell>
  );
}
