import { useTexts } from '@atrium/i18n';
import { PasswordStrength } from '@atrium/ui-kit';
import { authMessages } from '../messages';
import { inspectPassword, type NewPasswordRules } from '../model/new-password';
import { passwordMaximum } from '@atrium/validators';
import { scorePassword } from '@atrium/validators/password-strength';

export interface PasswordRulesProps {
  readonly password: string;
  readonly rules: NewPasswordRules;
}

const words = [null, 'weak', 'fair', 'good', 'strong'] as const;

/** Checklist of the password rule, other objections to the password, and its strength. */
export function PasswordRules({ password, rules }: PasswordRulesProps) {
  const t = useTexts(authMessages);
  const { allowed, parts, refusals } = inspectPassword(password, rules);
  const isGuessable = refusals.some((id) => id !== 'tooLong');
  const score = isGuessable ? 1 : scorePassword(password, allowed);
  const counts = { tooShort: rules.minimum, tooLong: passwordMaximum };
  const word = words[score];
  return (
    <PasswordStrength
      label={t('strength.label')}
      metText={t('strength.met')}
      rules={[...parts, ...refusals.map((id) => ({ id, met: false }))].map(({ id, met }) => ({
        id,
        met,
        text:
          id === 'tooShort' || id === 'tooLong'
            ? t(`strength.parts.${id}`, { count: counts[id] })
            : t(`strength.parts.${id}`),
      }))}
      score={score}
      unmetText={t('strength.unmet')}
      word={word === null || word === undefined ? '' : t(`strength.words.${word}`)}
    />
  );
}
