import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Badge } from '../badge/badge';
import { Icon } from '../icon/icon';
import { Radio } from '../radio/radio';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'title'> {
  /** Name of the choice ("Free trial"). */
  title: ReactNode;
  /** Beside the name: what is special about it ("Your plan", "2 months free"). Said after the name. */
  badge?: ReactNode;
  /** The large line: a price. */
  figure?: ReactNode;
  /** Below the price: what it covers. */
  note?: ReactNode;
  /** What the choice brings, each with a tick. */
  points?: readonly string[] | undefined;
  className?: string | undefined;
}

/** One plan of a `RadioCardGroup`: the whole card is the radio button. */
export function RadioCard({ title, badge, figure, note, points, className, ...input }: RadioCardProps) {
  const id = useId();
  return (
    <label className={classNames('a-radio-card', className)}>
      <span className="a-radio-card__head">
        <span className="a-radio-card__title" id={`${id}-title`}>
          {title} {badge && <Badge tone="accent">{badge}</Badge>}
        </span>
        <Radio
          {...input}
          aria-describedby={`${id}-text`}
          aria-labelledby={`${id}-title`}
          className="a-radio-card__radio"
        />
      </span>
      <span className="a-radio-card__text" id={`${id}-text`}>
        {figure && <span className="a-radio-card__figure">{figure}</span>}
        {note && <span className="a-radio-card__note">{note}</span>}
        {points && (
          <span className="a-radio-card__points">
            {points.map((point) => (
              <span className="a-radio-card__point" key={point}>
                <Icon className="a-radio-card__tick" icon={Check} size="s" />
                {point}
              </span>
            ))}
          </span>
        )}
      </span>
    </label>
  );
}
