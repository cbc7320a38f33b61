import { useTexts } from '@atrium/i18n';
import { Button, Skeleton } from '@atrium/ui-kit';
import { useId } from 'react';
import { useTestCards } from './sandbox-cards';
import type { CardValues } from '../../model/card-values';
import { sandboxMessages } from './messages';

interface TestCardsProps {
  readonly onUse: (card: CardValues) => void;
}

const yearsLeft = 3;

/** December, three years from now. */
const laterExpiry = () => `12/${String((new Date().getFullYear() + yearsLeft) % 100).padStart(2, '0')}`;

/** Test numbers of the sandbox, each with its outcome and a button that fills it in. */
export function TestCards({ onUse }: TestCardsProps) {
  const text = useTexts(sandboxMessages);
  const titleId = useId();
  const { data, isError } = useTestCards();
  return (
    <section aria-labelledby={titleId} className="test-cards">
      <p className="test-cards__title" id={titleId}>
        {text('title')}
      </p>
      <p className="test-cards__text">{text('text')}</p>
      {data === undefined && (isError ? <p>{text('failed')}</p> : <Skeleton width="half" />)}
      {data !== undefined && (
        <ul className="test-cards__list">
          {data.data.map(({ number, brand, description }) => (
            <li className="test-cards__card" key={number}>
              <Button
                onClick={() => onUse({ number, expiry: laterExpiry(), cvc: brand === 'amex' ? '1234' : '123' })}
                size="s"
              >
                {text('use', { number })}
              </Button>
              <span>{description}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
