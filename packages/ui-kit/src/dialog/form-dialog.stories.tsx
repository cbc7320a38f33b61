import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../banner/banner';
import { PasswordField } from '../password-field/password-field';
import { SelectField } from '../select-field/select-field';
import { selectTexts } from '../search-select/select-texts.fixture';
import { TextField } from '../text-field/text-field';
import { FormDialog } from './form-dialog';

const fields = (
  <>
    <TextField label="E-mail" name="email" required type="email" />
    <SelectField
      label="Role"
      name="role"
      options={[
        { value: 'viewer', label: 'Viewer' },
        { value: 'manager', label: 'Manager' },
      ]}
      texts={selectTexts}
    />
  </>
);

const meta = {
  title: 'ui-kit/FormDialog',
  component: FormDialog,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a few fields over the page that are sent together. A question without fields is a \`ConfirmDialog\`; what needs more than a screen of a phone is a page or a \`Drawer\`. What went wrong stands above the fields, and the dialog stays.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | through the dialog, round and round; the first field has the focus first |
| Enter | in a field, sends the form |
| Esc | the same as Cancel; the focus goes back to where it was |`,
      },
      story: { height: '480px', inline: false },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
  args: {
    open: true,
    title: 'Invite a colleague',
    description: 'The invitation is good for seven days.',
    closeLabel: 'Close',
    cancelLabel: 'Cancel',
    submitLabel: 'Send invitation',
    form: { onSubmit: fn((event) => event.preventDefault()) },
    onClose: fn(),
    children: fields,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invite: Story = {
  play: async ({ args }) => {
    const email = await screen.findByLabelText(/^E-mail/);
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'zan@azman.example{Enter}');
    await expect(args.form.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { busy: true, submitLabel: 'Sending invitation' } };
export const Failed: Story = {
  args: {
    children: (
      <>
        <Banner role="alert" title="The invitation was not sent" tone="danger">
          The service cannot be reached.
        </Banner>
        {fields}
      </>
    ),
  },
};
export const Danger: Story = {
  args: {
    title: 'Close my account',
    description: 'This cannot be undone.',
    submitLabel: 'Close account',
    tone: 'danger',
    children: (
      <PasswordField
        autoComplete="current-password"
        hideLabel="Hide password"
        label="Current password"
        name="current_password"
        required
        showLabel="Show password"
      />
    ),
  },
};
