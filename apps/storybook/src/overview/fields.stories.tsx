import {
  ErrorSummary,
  FieldGrid,
  PasswordField,
  PasswordStrength,
  PhoneField,
  QuantityField,
  SearchField,
  SelectField,
  Spinner,
  TextAreaField,
  TextField,
} from '@atrium/ui-kit';
import { selectTexts } from '@atrium/ui-kit/select-texts.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample, Sheet } from '../sheet/sheet';

const nothing = () => undefined;
const phoneCountries = [{ value: 'SI', label: 'Slovenia +386', short: 'SI +386' }];
const rules = [
  { id: 'length', text: 'At least 6 characters', met: true },
  { id: 'digit', text: 'A digit', met: true },
  { id: 'sign', text: 'A special character', met: false },
];

const meta = {
  title: 'Overview/Fields',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Fields',
    lead: 'The label above, the hint below, the error in the place of the hint.',
    children: (
      <>
        <Sample title="States">
          <TextField hint="We send the activation here." label="Rest" name="rest" placeholder="name@company.si" />
          <TextField defaultValue="PE-2" error="Letters and digits only." label="Error" name="error" />
          <TextField defaultValue="znidarsic" label="Checked" name="checked" success="Free" suffix=".crm.example" />
          <TextField
            defaultValue="sustar"
            hint="Checking the address"
            label="Checking"
            name="checking"
            suffix={<Spinner />}
          />
          <FieldGrid>
            <TextField
              defaultValue="Not available"
              disabled
              hint="Choose a country first."
              label="Disabled"
              name="off"
            />
            <TextField defaultValue="SI12345679" label="Read only" name="read" optionalText="optional" readOnly />
          </FieldGrid>
        </Sample>
        <Sample title="Kinds">
          <PasswordField
            defaultValue="modra-hiša7"
            hideLabel="Hide password"
            label="Password"
            name="password"
            showLabel="Show password"
          />
          <PasswordStrength
            label="Password strength"
            metText="met"
            rules={rules}
            score={3}
            unmetText="not met"
            word="Good"
          />
          <PhoneField
            countries={phoneCountries}
            country={{ name: 'country', value: 'SI', onChange: nothing }}
            countryLabel="Country code"
            countryTexts={selectTexts}
            label="Phone"
            number={{ name: 'phone', defaultValue: '41 234 567' }}
          />
          <SelectField
            defaultValue="SI"
            label="Country"
            name="company-country"
            options={[{ value: 'SI', label: 'Slovenia' }]}
            texts={selectTexts}
          />
          <TextAreaField defaultValue="Sells in the north." label="Description" name="text" optionalText="optional" />
        </Sample>
        <Sample title="Together">
          <FieldGrid columns="wide-narrow">
            <TextField defaultValue="baza.sustar.example" label="Host" name="host" />
            <TextField defaultValue="5432" inputMode="numeric" label="Port" name="port" />
          </FieldGrid>
          <QuantityField
            minReason="At least one licence."
            decreaseLabel="One less"
            increaseLabel="One more"
            label="Licences"
            onChange={nothing}
            value={6}
          />
          <SearchField clearLabel="Clear search" label="Search companies" onChange={nothing} value="žni" />
        </Sample>
        <Sample title="Errors of a form">
          <ErrorSummary
            errors={[
              { fieldId: 'error', message: 'Business premise ID: letters and digits only.' },
              { fieldId: 'host', message: 'Host: this name was not found.' },
            ]}
            title="2 fields need your attention"
          />
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Fields: StoryObj<typeof meta> = {};
