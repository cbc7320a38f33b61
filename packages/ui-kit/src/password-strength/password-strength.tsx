import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface PasswordRule {
  id: string;
  text: string;
  met: boolean;
}

export interface PasswordStrengthProps {
  /** Accessible name of the block ("Password strength"). */
  label: string;
  /** Number of filled bars, 0 to 4; 0 for an empty field. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The strength in one word ("Fair"); empty for an empty field. */
  word: string;
  rules: readonly PasswordRule[];
  /** Announced after a rule that is met ("met"). */
  metText: string;
  /** Announced after a rule that is not met ("not met"). */
  unmetText: string;
}

const TONES = ['none', 'weak', 'fair', 'good', 'strong'] as const;

/** The rules of a new password, ticked while the user types, and its strength as a word and four bars. */
export function PasswordStrength({ label, score, word, rules, metText, unmetText }: PasswordStrengthProps) {
  const labelId = useId();
  return (
    <div aria-labelledby={labelId} className={`a-strength a-strength--${TONES[score]}`} role="group">
      <div className="a-strength__head">
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
        <span aria-hidden="true" className="a-strength__bars">
          {[1, 2, 3, 4].map((bar) => (
            <span className={classNames('a-strength__bar', bar <= score && 'a-strength__bar--filled')} key={bar} />
          ))}
        </span>
        <span aria-live="polite" className="a-strength__word">
          {word}
        </span>
      </div>
      <ul className="a-strength__rules">
        {rules.map((rule) => (
          <li className={classNames('a-strength__rule', rule.met && 'a-strength__rule--met')} key={rule.id}>
            <Icon className="a-strength__icon" icon={rule.met ? Check : Circle} size="s" />
            <span>
              {rule.text}
              <VisuallyHidden>, {rule.met ? metText : unmetText}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
