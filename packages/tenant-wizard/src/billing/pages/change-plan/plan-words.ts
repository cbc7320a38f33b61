import type { Selection } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { planChangeMessages } from '../../messages';

export function usePlanWords() {
  const text = useTexts(planChangeMessages);
  return {
    planOf: ({ cycle }: Selection) => text(`plan.${cycle}`),
    quantitiesOf: ({ licences, modules, assets }: Selection) =>
      text('quantities', {
        licences: formatNumber(licences),
        modules: formatNumber(modules.length),
        assets: formatNumber(assets),
      }),
  };
}
