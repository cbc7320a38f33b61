interface TestingLibrary {
  readonly getConfig: () => object;
  readonly prettyDOM: (container: Element) => string | false;
}

/**
 * Testing Library prints the whole page into every error, which is slow. While it waits for an element, it discards all
 * errors except the last, so these errors omit the page.
 */
export function createElementError({ getConfig, prettyDOM }: TestingLibrary) {
  const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  return (message: string | null, container: Element): Error => {
    const page = isWaiting() ? '' : prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  };
}
