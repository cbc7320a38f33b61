import type { ConnectionStage } from '@atrium/api-client/contract';
import { getIn } from 'formik';
import { useTestAccount, type AccountBody, type AccountName } from '../api/test-account';
import type { SavedSection } from '../../form/model/saved-section';
import { useSectionFields } from '../../form/components/section-form-context';
import { useWizard } from '../../form/components/use-wizard';
import type { ConnectionTarget } from './connection-target';
import { ConnectionTestPanel } from './connection-test-panel';
import { useConnectionRun } from './use-connection-run';
import { useCurrentTest } from './use-current-test';

interface AccountTestProps<Name extends AccountName> {
  readonly name: Name;
  readonly section: SavedSection;
  /** Paths of the tested fields, including the secret, in the order of the screen. */
  readonly fields: readonly string[];
  /** Path of the secret; optional if one is stored. A secret outside of `fields` is sent unchanged. */
  readonly secret: string;
  readonly body: AccountBody<Name>;
  readonly stages: readonly ConnectionStage[];
  readonly target: ConnectionTarget;
  /** The field that is probably wrong when the login fails; default: the secret. */
  readonly blamed?: string;
}

const focus = (id: string) => document.getElementById(id)?.focus();

/** Tests an account with the form's values. Missing values are shown at their fields first. */
export function AccountTest<Name extends AccountName>(props: AccountTestProps<Name>) {
  const { name, section, fields, secret, body, stages, target, blamed = secret } = props;
  const { tenant, savers } = useWizard();
  const { form, saveSecrets, secretOf } = useSectionFields();
  const shown = fields.filter((path) => path !== secret).map((path) => getIn(form.values, path) as unknown);
  const test = useCurrentTest(name, shown);
  const run = useConnectionRun();
  const send = useTestAccount(tenant.id, name);

  /** The first field that prevents the test. */
  async function findMissingField(): Promise<string | undefined> {
    await Promise.all(fields.map((path) => form.setFieldTouched(path, true, false)));
    const errors = await form.validateForm();
    return fields.find((path) => {
      if (getIn(errors, path) !== undefined) return true;
      if (path === secret && secretOf(path).set) return false;
      const lacks = String(getIn(form.values, path) ?? '').trim() === '';
      if (lacks) form.setFieldError(path, 'validation.required');
      return lacks;
    });
  }

  async function start() {
    const missing = await findMissingField();
    if (missing !== undefined) return focus(missing);
    const ended = await run.start(async (signal) => {
      await saveSecrets();
      await savers[section].flush();
      return send(body, signal);
    });
    if (ended?.state === 'invalid') focus(blamed);
  }

  return <ConnectionTestPanel onStart={() => void start()} run={run} stages={stages} target={target} test={test} />;
}
