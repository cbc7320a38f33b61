import { lazy, type ComponentType } from 'react';
import { loadPart } from '../chunks/load-part';
import { formWanted } from './early-input';

/** A form that stands in the page's HTML, and whose code loads when the visitor turns to it. */
export function formPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await formWanted();
    return loadPart(async () => ({ default: await load() }));
  });
}
