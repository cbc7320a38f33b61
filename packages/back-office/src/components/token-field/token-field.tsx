import { Chip, Field, InputShell, type FieldTexts } from '@atrium/ui-kit';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { addTokens, isSeparated, splitTokens } from './split-tokens';

export interface TokenFieldProps extends FieldTexts {
  /** Id of the input; each token has it with its position: `emails.0`. */
  id: string;
  tokens: readonly string[];
  onChange: (tokens: readonly string[]) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  /** What is wrong with a token. */
  tokenError: (token: string, position: number) => string | undefined;
  /** Accessible name of a token's remove button. */
  removeLabel: (token: string) => string;
}

/** E-mails as tokens. Comma, Enter, a pasted list and leaving the field end one; Backspace reopens the last. */
export function TokenField(props: TokenFieldProps) {
  const { id, tokens, onChange, onBlur, required, tokenError, removeLabel, error, ...texts } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const wrong = tokens.flatMap((token, position) => {
    const message = tokenError(token, position);
    return message === undefined ? [] : [{ token, position, message }];
  });

  function add(text: string) {
    setTyped('');
    const added = splitTokens(text);
    if (added.length > 0) onChange(addTokens(tokens, added));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
    const last = tokens.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      setTyped(last);
      onChange(tokens.slice(0, -1));
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!isSeparated(text)) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }

  function remove(position: number) {
    onChange(tokens.filter((_, at) => at !== position));
    input.current?.focus();
  }

  return (
    <Field {...texts} error={error ?? (wrong.length > 0 && <WrongTokens wrong={wrong} />)} id={id} required={required}>
      {(control) => (
        <InputShell className="token-field">
          {tokens.length > 0 && (
            <ul className="token-field__tokens">
              {tokens.map((token, position) => {
                const isWrong = wrong.some((one) => one.position === position);
                return (
                  <li
                    className={isWrong ? 'token-field__token token-field__token--wrong' : 'token-field__token'}
                    id={`${id}.${position}`}
                    key={token}
                    tabIndex={-1}
                  >
                    <Chip onRemove={() => remove(position)} removeLabel={removeLabel(token)}>
                      {token}
                    </Chip>
                  </li>
                );
              })}
            </ul>
          )}
          <input
            {...control}
            autoCapitalize="off"
            autoComplete="off"
            className="a-input__control token-field__input"
            inputMode="email"
            onBlur={() => {
              add(typed);
              onBlur?.();
            }}
            onChange={({ target: { value } }) => (/[,;]/.test(value) ? add(value) : setTyped(value))}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            ref={input}
            spellCheck={false}
            type="text"
            value={typed}
          />
        </InputShell>
      )}
    </Field>
  );
}

interface WrongToken {
  readonly token: string;
  readonly position: number;
  readonly message: string;
}

function WrongTokens({ wrong }: { wrong: readonly WrongToken[] }) {
  return wrong.map(({ token, position, message }) => (
    <span className="token-field__error" key={position}>
      <strong>{token}</strong> {message}
    </span>
  ));
}
