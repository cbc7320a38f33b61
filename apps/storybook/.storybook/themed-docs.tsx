import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { bookTheme, toBookTheme } from './book-theme';

interface Globals {
  readonly theme?: unknown;
}

type Context = DocsContainerProps['context'];

function globalsOf(context: Context): Globals {
  const [story] = context.componentStories();
  return story === undefined ? {} : context.getStoryContext(story).globals;
}

function useThemeChoice(context: Context): unknown {
  const [choice, setChoice] = useState<unknown>(() => globalsOf(context).theme);
  useEffect(() => {
    // Only for the page itself: its frames send the same event about theirs.
    const follow = () => setChoice(globalsOf(context).theme);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return choice;
}

/** A documentation page with the toolbar's theme. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = toBookTheme(useThemeChoice(context));
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={bookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
