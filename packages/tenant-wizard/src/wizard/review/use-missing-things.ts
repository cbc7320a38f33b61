import { isValidationError } from '@atrium/api-client';
import { useFieldMessage, useTexts } from '@atrium/i18n';
import { useWizard } from '../../components/use-wizard';
import { tenantMessages } from '../../messages';
import { paths } from '../../paths';
import { findApplicationField, type ApplicationField } from '../../steps/application/application-fields';
import { findApplicationProblems } from '../../steps/application/application-state';
import type { MissingThing } from './missing-list';

/** What stands between the draft and Create: by the portal's own look, or by the service's answer. */
export function useMissingThings(refusal: unknown): MissingThing[] {
  const text = useTexts(tenantMessages);
  const message = useFieldMessage(tenantMessages);
  const { tenant, config } = useWizard();

  function ofField({ path, label }: ApplicationField, problem: string): MissingThing {
    return {
      text: text('wizard.reviewPage.missingField', {
        field: text(`step.application.${label}`),
        message: message(problem) ?? problem,
      }),
      href: paths.section.href(tenant.id, 'application', { fromReview: true, field: path }),
    };
  }

  const plan: MissingThing = {
    text: text('wizard.reviewPage.missingPlan'),
    href: paths.section.href(tenant.id, 'subscription', { fromReview: true, field: 'plan' }),
  };
  if (isValidationError(refusal)) {
    return Object.keys(refusal.fields).map((path) => {
      const field = findApplicationField(path);
      const problem = refusal.text(path) ?? '';
      if (field !== undefined) return ofField(field, problem);
      return path.includes('plan') || path.includes('subscription')
        ? { ...plan, text: problem }
        : { text: problem, href: paths.section.href(tenant.id, 'application', { fromReview: true }) };
    });
  }
  return [
    ...findApplicationProblems(tenant, config).map(({ field, message: problem }) => ofField(field, problem)),
    ...(tenant.sections.subscription.data.plan === 'trial' ? [] : [plan]),
  ];
}
