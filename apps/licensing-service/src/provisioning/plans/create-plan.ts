import { checkEmail } from '@atrium/validators';
import {
  startPaidPlan,
  startTrial,
  captureCreationPayment,
  refundCreation,
  removeSubscription,
  trialEnd,
} from '../../billing';
import { asService, hashPassword, type Transaction } from '../../platform';
import { checkDraft, loadDraft, passwordField, assertComplete, registerPremisesJob } from '../../setup';
import {
  type OperationHead,
  type Plan,
  readSecret,
  removeSecret,
  type Step,
  StepFailed,
  updateTenant,
} from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';
import { writeFailedMail, writeReadyMail, type MailDependencies } from '../lifecycle/lifecycle-mails';
import { configureStep } from './configure-step';
import { effectCall, withInstance, loadInstance } from './with-instance';
import { registerPremisesStep } from './register-premises-step';
import { testDataProviderStep, type DataProviderDependencies } from './test-data-provider-step';

export type CreateDependencies = Pick<
  ProvisioningDependencies,
  'provisioner' | 'fiscalAuthority' | 'gateways' | 'log' | 'clock' | 'realtime' | 'deliverSettings' | 'startCreation'
> &
  DataProviderDependencies &
  MailDependencies;

const urlNameReservation = 7 * 24 * 60 * 60 * 1000;
const creatingStates = ['creating', 'failed'] as const;

/** Creates a company CRM. Each step is safe to repeat; Cancel undoes the steps in reverse order. */
export function createPlan(dependencies: CreateDependencies): Plan {
  const { provisioner, secretKeys, settings } = dependencies;
  const validate: Step = {
    name: 'validate',
    run: async ({ database, operation }) => {
      const draft = await asService(database, 'job', (tx) => loadDraft(tx, operation.tenantId));
      if (Object.keys(checkDraft(draft)).length > 0) throw new StepFailed('incomplete');
    },
  };

  const reserveUrl: Step = {
    name: 'reserve_url',
    commit: async (tx, { operation }) => {
      await loadInstance(tx, operation.tenantId);
      await updateTenant(tx, operation.tenantId, creatingStates, { urlNameHeldUntil: null });
    },
  };

  const prepareDatabase: Step = {
    name: 'prepare_database',
    run: withInstance((instance, call) => provisioner.prepareDatabase(instance, call)),
    undo: withInstance((instance, call) => provisioner.close(instance, call)),
  };

  const createAdministrator: Step = {
    name: 'create_administrator',
    run: async (context) => {
      const { tenantId } = context.operation;
      const { instance, application } = await loadInstance(context.database, tenantId);
      const password = await readSecret(context.database, secretKeys, tenantId, passwordField);
      const email = checkEmail(application.email ?? '');
      if (password === null || !email.valid) throw new StepFailed('incomplete');
      const passwordHash = await hashPassword(password);
      const administrator = {
        email: email.normalized,
        fullName: instance.company,
        passwordHash,
        language: instance.language,
      };
      await provisioner.createAdministrator(instance, administrator, effectCall(context));
    },
    commit: (tx, { operation }) => removeSecret(tx, operation.tenantId, passwordField),
  };

  const publish: Step = {
    name: 'publish',
    run: withInstance((instance, call) => provisioner.publish(instance, call)),
  };

  const activate: Step = {
    name: 'activate',
    commit: async (tx, { operation, clock }) => {
      const now = clock();
      const change = { state: 'active' as const, activatedAt: now, updatedAt: now, crmVersion: provisioner.version };
      if (!(await updateTenant(tx, operation.tenantId, creatingStates, change))) throw new StepFailed('incomplete');
      // Delivers changes made between a failure and its retry, when the `configure` step was already done.
      await dependencies.deliverSettings(tx, operation.tenantId);
      await dependencies.jobs.enqueue(tx, registerPremisesJob, { tenant_id: operation.tenantId });
      if (!(await startPaidPlan({ ...dependencies, tx, now }, operation)))
        await startTrial(tx, operation.tenantId, now, trialEnd(now, settings.trialDays));
    },
  };

  const capture: Step = {
    name: 'capture',
    run: (context) => captureCreationPayment(dependencies, context),
  };

  const notify: Step = {
    name: 'notify',
    commit: (tx, { operation, clock }) => writeReadyMail(tx, dependencies, operation, clock()),
  };

  return {
    kind: 'create',
    steps: [
      validate,
      reserveUrl,
      prepareDatabase,
      createAdministrator,
      configureStep(dependencies),
      testDataProviderStep(dependencies),
      publish,
      registerPremisesStep(dependencies),
      activate,
      capture,
      notify,
    ],

    onFailed: async (tx, operation, now) => {
      await updateTenant(tx, operation.tenantId, ['creating'], { state: 'failed', updatedAt: now });
      await writeFailedMail(tx, dependencies, operation, now);
    },

    onRetried: async (tx, { operation, steps }, now) => {
      const isPasswordDelivered = steps.some((step) => step.name === createAdministrator.name && step.state === 'done');
      assertComplete(await loadDraft(tx, operation.tenantId, isPasswordDelivered));
      await updateTenant(tx, operation.tenantId, ['failed'], { state: 'creating', updatedAt: now });
    },

    onCancelled: async (tx, operation, now) => {
      await refundCreation({ ...dependencies, tx, now }, operation);
      await revertToDraft(tx, operation, now);
    },
  };
}

async function revertToDraft(tx: Transaction, { tenantId }: OperationHead, now: Date): Promise<void> {
  const urlNameHeldUntil = new Date(now.getTime() + urlNameReservation);
  const change = { state: 'draft' as const, activatedAt: null, crmVersion: null, updatedAt: now, urlNameHeldUntil };
  await updateTenant(tx, tenantId, ['creating', 'failed', 'active'], change);
  await removeSubscription(tx, tenantId);
}
