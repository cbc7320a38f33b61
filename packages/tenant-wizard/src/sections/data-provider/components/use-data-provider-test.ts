import { useTestDataProvider } from '../api/test-data-provider';
import type { SectionForm } from '../../form/components/section-form-context';
import { useConnectionRun } from '../../connection-test/components/use-connection-run';
import { useCurrentTest } from '../../connection-test/components/use-current-test';
import { useWizard } from '../../form/components/use-wizard';
import { toDataProviderInput, type DataProviderValues } from '../model/data-provider-values';
import { failedField } from '../model/failed-field';

const focus = (id: string) => document.getElementById(id)?.focus();

/** Tests the database with the form's values. Missing values are shown at their fields first. */
export function useDataProviderTest({ form, saveSecrets, fields }: SectionForm<DataProviderValues>) {
  const { tenant, savers } = useWizard();
  const { values } = form;
  const test = useCurrentTest('data_provider', toDataProviderInput(values));
  const run = useConnectionRun();
  const send = useTestDataProvider(tenant.id);
  const passwordSet = tenant.sections.data_provider.secrets.password.set;

  /** The first field that prevents a test. An empty section can be saved but not tested. */
  async function findMissingField(): Promise<string | undefined> {
    await form.setTouched(Object.fromEntries(fields.map(({ path }) => [path, true])), false);
    const errors = await form.validateForm();
    const empty = fields.find(({ path }) => {
      if (path === 'ca_certificate' || (path === 'password' && passwordSet)) return false;
      return values[path as keyof DataProviderValues].trim() === '';
    });
    for (const { path } of fields) {
      if (errors[path as keyof DataProviderValues] === undefined && path !== empty?.path) continue;
      if (errors[path as keyof DataProviderValues] === undefined) form.setFieldError(path, 'validation.required');
      return path;
    }
    return undefined;
  }

  async function start() {
    const missing = await findMissingField();
    if (missing !== undefined) return focus(missing);
    const tried = toDataProviderInput(values, { withPassword: true });
    const { password_remove: _removal, ...body } = tried;
    const ended = await run.start(async (signal) => {
      await saveSecrets();
      await savers.data_provider.flush();
      return send(body, signal);
    });
    const reason = ended?.stages.find(({ state }) => state === 'failed')?.reason;
    if (reason) focus(failedField[reason]);
  }

  const reason = test?.stages.find(({ state }) => state === 'failed')?.reason ?? null;
  const blamed = run.running || reason === null ? undefined : { field: failedField[reason], reason };
  return { test, run, start: () => void start(), blamed };
}
