import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { applicationMessages } from '../messages';

interface UrlNameSuggestionsProps {
  names: readonly string[];
  onUse: (name: string) => void;
}

/** Available names, when the entered one is taken. */
export function UrlNameSuggestions({ names, onUse }: UrlNameSuggestionsProps) {
  const text = useTexts(applicationMessages);
  if (names.length === 0) return null;
  return (
    <div aria-label={text('suggestions')} className="url-suggestions" role="group">
      {names.map((name) => (
        <Button aria-label={text('useSuggestion', { name })} key={name} onClick={() => onUse(name)} size="s">
          {name}
        </Button>
      ))}
    </div>
  );
}
