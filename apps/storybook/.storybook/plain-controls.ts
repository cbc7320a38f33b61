import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

/** Hides controls for React elements, which cannot be typed. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...type, control: false as const } : type,
    ]),
  );
