import type { Decorator } from '@storybook/react-vite';
import { PatternShell } from '../src/patterns/pattern-shell';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The story is a signed-in screen: it stands in the navigation, as in the portal. */
    shell?: boolean;
  }
}

const wizard = /^\/tenants\/new\//;

/** Puts a signed-in screen into the navigation; the wizard narrows it and has a top bar of its own. */
export const withShell: Decorator = (Story, { parameters, args }) => {
  if (parameters['shell'] !== true) return <Story />;
  return (
    <PatternShell wizard={wizard.test(String(args['path']))}>
      <Story />
    </PatternShell>
  );
};
