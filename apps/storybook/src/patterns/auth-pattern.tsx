import { useLanguage, useTexts } from '@atrium/i18n';
import { AuthLayout, Button, LanguageSwitch, PasswordField, Stack, TextField } from '@atrium/ui-kit';
import { bookMessages } from '../messages';

const languages = [
  { value: 'en', name: 'English' },
  { value: 'sl', name: 'Slovenščina' },
];

/** A page before login: a short form beside the drawing. */
export function AuthPattern() {
  const text = useTexts(bookMessages);
  const [language] = useLanguage();
  return (
    <AuthLayout
      band
      brand="Atrium"
      brandHref="#login"
      footer={
        <LanguageSwitch
          current={language}
          label={text('patterns.auth.language')}
          languages={languages}
          onChange={() => undefined}
        />
      }
      lead={text('patterns.auth.lead')}
      title={text('patterns.auth.title')}
    >
      <form>
        <Stack gap={5}>
          <TextField autoComplete="username" label={text('patterns.form.email')} name="email" type="email" />
          <PasswordField
            autoComplete="current-password"
            hideLabel={text('patterns.auth.hide')}
            label={text('patterns.auth.password')}
            name="password"
            showLabel={text('patterns.auth.show')}
          />
          <Button block size="l" type="submit" variant="primary">
            {text('patterns.auth.submit')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
