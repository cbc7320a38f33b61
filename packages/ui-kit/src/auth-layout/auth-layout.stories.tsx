import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { ErrorSummary } from '../error-summary/error-summary';
import { LanguageSwitch } from '../language-switch/language-switch';
import { PasswordField } from '../password-field/password-field';
import { PasswordStrength } from '../password-strength/password-strength';
import { PhoneField } from '../phone-field/phone-field';
import { selectTexts } from '../search-select/select-texts.fixture';
import { Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { TextLink } from '../text-link/text-link';
import { AuthLayout } from './auth-layout';

const words = { showLabel: 'Show password', hideLabel: 'Hide password' };
const footer = (
  <>
    <LanguageSwitch
      current="en"
      label="Language"
      languages={[
        { value: 'en', name: 'English' },
        { value: 'sl', name: 'Slovenščina' },
      ]}
      onChange={() => undefined}
    />
    <TextLink href="#help" tone="quiet">
      Help
    </TextLink>
  </>
);

const meta = {
  title: 'ui-kit/AuthLayout',
  component: AuthLayout,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For every page before signing in. Short forms are \`narrow\` with the band on a phone; the registration is \`wide\`. It is light: nothing here loads more than plain HTML controls.

| Key | What it does |
|---|---|
| Tab | to the brand, then through the form, last to the languages |
| Enter | on the brand: goes to the first page |`,
      },
    },
    layout: 'fullscreen',
  },
  args: { brand: 'Atrium', brandHref: '#login', title: 'Log in', footer, children: null },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  args: {
    band: true,
    lead: "Manage your company's CRM, plan and integrations.",
    children: (
      <>
        <form>
          <Stack gap={5}>
            <TextField
              autoComplete="username"
              defaultValue="maja.kovac@znidarsic.example"
              label="E-mail"
              name="email"
              type="email"
            />
            <PasswordField
              autoComplete="current-password"
              defaultValue="Cvetlicni-med7"
              label="Password"
              labelEnd={<TextLink href="#forgot">Forgot password?</TextLink>}
              name="password"
              {...words}
            />
            <Button block size="l" type="submit" variant="primary">
              Log in
            </Button>
          </Stack>
        </form>
        <p>
          No account yet? <TextLink href="#registration">Register</TextLink>
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  },
};

export const Registration: Story = {
  args: {
    title: 'Create your account',
    lead: 'First 40 days free. No card needed.',
    width: 'wide',
    children: (
      <>
        <ErrorSummary
          errors={[
            { fieldId: 'email', message: 'E-mail: this address is already registered' },
            { fieldId: 'password_confirmation', message: 'Confirm password: does not match' },
            { fieldId: 'terms', message: 'Terms: please accept them to continue' },
          ]}
          title="The given data was invalid."
        />
        <form>
          <Stack>
            <TextField defaultValue="Maja Kovač" label="Full name" name="full_name" />
            <TextField
              defaultValue="maja.kovac@znidarsic.example"
              error="This address is already registered."
              label="E-mail"
              name="email"
            />
            <PhoneField
              countries={[{ value: 'SI', label: 'Slovenia +386', short: 'SI +386' }]}
              country={{ value: 'SI', onChange: () => undefined }}
              countryLabel="Country code"
              countryTexts={selectTexts}
              label="Phone"
              number={{ name: 'phone', defaultValue: '41 234 567' }}
            />
            <PasswordField defaultValue="cvetje77" label="Password" name="password" {...words}>
              <PasswordStrength
                label="Password strength"
                metText="met"
                rules={[
                  { id: 'length', text: 'At least 6 characters', met: true },
                  { id: 'letter', text: 'A letter', met: true },
                  { id: 'number', text: 'A number', met: true },
                  { id: 'symbol', text: 'A symbol, !@#$%^&*?-=+_', met: false },
                ]}
                score={2}
                unmetText="not met"
                word="Fair"
              />
            </PasswordField>
            <PasswordField
              defaultValue="cvetje7"
              error="The password confirmation does not match."
              label="Confirm password"
              name="password_confirmation"
              {...words}
            />
            <Checkbox
              error="Please accept the terms to continue."
              label={
                <>
                  I accept the <TextLink href="#terms">terms of use</TextLink> and the{' '}
                  <TextLink href="#privacy">privacy notice</TextLink>
                </>
              }
              name="terms"
            />
            <Button block size="l" type="submit" variant="primary">
              Create account
            </Button>
          </Stack>
        </form>
        <p>
          Already registered? <TextLink href="#login">Log in</TextLink>
        </p>
      </>
    ),
  },
};

export const Result: Story = {
  args: {
    title: 'Check your e-mail',
    lead: 'We sent a link to maja.kovac@znidarsic.example. It is valid for 24 hours.',
    children: <TextLink href="#login">Back to log in</TextLink>,
  },
};
