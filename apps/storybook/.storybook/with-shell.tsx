import type { Decorator } from '@storybook/react-vite';
import { PatternShell } from '../src/patterns/pattern-shell';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The story is a signed-in screen, shown within the navigation as in the portal. */
    shell?: boolean;
  }
}

const wizard = /^\/tenants\/new\//;

/** Shows a signed-in screen within the navigation. The wizard narrows it and has its own top bar. */
export const withShell: Decorator = (Story, { parameters, args }) => {
  if (parameters['shell'] !== true) return <Story />;
  return (
    <PatternShell wizard={wizard.test(String(args['path']))}>
      <Story />
    </PatternShell>
  );
};
