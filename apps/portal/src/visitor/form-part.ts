import { lazy, type ComponentType } from 'react';
import { loadPart } from '../chunks/load-part';
import { formRequested } from './buffered-input';

/** A form in the page's HTML whose code loads when the visitor starts using it. */
export function formPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await formRequested();
    return loadPart(async () => ({ default: await load() }));
  });
}
