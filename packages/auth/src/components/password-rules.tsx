import { useTexts } from '@atrium/i18n';
import { PasswordStrength } from '@atrium/ui-kit';
import { authMessages } from '../messages';
import { inspectPassword, type NewPasswordRules } from '../model/new-password';
import { scorePassword } from '@atrium/validators/password-strength';

export interface PasswordRulesProps {
  readonly password: string;
  readonly rules: NewPasswordRules;
}

const words = [null, 'weak', 'fair', 'good', 'strong'] as const;

/** The parts of the password rule, ticked while it is typed, and its strength. */
export function PasswordRules({ password, rules }: PasswordRulesProps) {
  const t = useTexts(authMessages);
  const { allowed, parts } = inspectPassword(password, rules);
  const score = scorePassword(password, allowed);
  const word = words[score];
  return (
    <PasswordStrength
      label={t('strength.label')}
      metText={t('strength.met')}
      rules={parts.map(({ id, met }) => ({
        id,
        met,
        text: id === 'tooShort' ? t('strength.parts.tooShort', { count: rules.minimum }) : t(`strength.parts.${id}`),
      }))}
      score={score}
      unmetText={t('strength.unmet')}
      word={word === null || word === undefined ? '' : t(`strength.words.${word}`)}
    />
  );
}
