import { useTexts } from '@atrium/i18n';
import { Icon, Stack } from '@atrium/ui-kit';
import { Building2 } from 'lucide-react';
import icons from 'virtual:used-icons';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import './book.css';

const used = Object.entries(icons);

/** Icons of the product. */
export function Icons() {
  const text = useTexts(bookMessages);
  return (
    <Sheet lead={text('icons.lead')} title={text('icons.title')}>
      <Sample title={text('icons.sizes')} wide>
        <Stack direction="row" gap={4}>
          <Icon icon={Building2} size="s" />
          <Icon icon={Building2} />
          <Icon icon={Building2} size="l" />
        </Stack>
        <p className="book-text">{text('icons.sizesText')}</p>
      </Sample>
      <Sample title={text('icons.used', { count: used.length })} wide>
        <ul className="book-icons">
          {used.map(([name, icon]) => (
            <li className="book-icons__item" key={name}>
              <Icon icon={icon} size="l" />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </Sheet>
  );
}
