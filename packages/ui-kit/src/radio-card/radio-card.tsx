import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Badge } from '../badge/badge';
import { Icon } from '../icon/icon';
import { Radio } from '../radio/radio';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'title'> {
  /** Name of the option ("Free trial"). */
  title: ReactNode;
  /** Shown beside the name and announced after it ("Your plan", "2 months free"). */
  badge?: ReactNode;
  /** The large text: a price. */
  figure?: ReactNode;
  /** Shown below the price, such as what it covers. */
  note?: ReactNode;
  /** Features of the option, each with a tick. */
  points?: readonly string[] | undefined;
  className?: string | undefined;
}

/** An option of a `RadioCardGroup`. The whole card is the radio button. */
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
