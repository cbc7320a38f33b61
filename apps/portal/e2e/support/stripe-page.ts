import type { Page } from '@playwright/test';

/** A Stripe field in an iframe of Stripe's host. It reports its state to the page, never its value. */
const fieldPage = `<!doctype html><meta charset="utf-8"><title>Secure field</title>
<style>body { margin: 0 } input { border: 0; outline: 0; padding: 0; width: 100%; background: none }</style>
<input aria-label="Secure field">
<script>
  const input = document.querySelector('input');
  const length = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 }[location.hash.slice(1)];
  const emit = (event) => parent.postMessage({
    field: location.hash.slice(1), event, empty: input.value === '', complete: input.value.length === length,
  }, '*');
  for (const event of ['focus', 'blur', 'input']) input.addEventListener(event, () => emit(event));
  addEventListener('message', ({ data: { clear, style } }) => {
    if (clear) { input.value = ''; emit('input'); }
    if (style) Object.assign(input.style, style.base);
  });
</script>`;

/** The part of Stripe.js that the portal uses, with each field in its own frame. */
const stripeScript = `
  const elements = () => {
    const made = new Map();
    const create = (type, options) => {
      const frame = document.createElement('iframe');
      const handlers = {};
      const emit = (event, details) => (handlers[event] ?? []).forEach((handler) => handler({ elementType: type, ...details }));
      const dress = ({ style }) => style && frame.contentWindow?.postMessage({ style }, '*');
      addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        emit(data.event === 'input' ? 'change' : data.event, { empty: data.empty, complete: data.complete, brand: 'visa' });
      });
      const element = {
        mount(place) {
          frame.title = type;
          frame.src = 'https://js.stripe.com/field.html#' + type;
          Object.assign(frame.style, { border: '0', inlineSize: '100%', blockSize: '24px' });
          frame.addEventListener('load', () => { dress(options); emit('ready', {}); });
          place.append(frame);
        },
        on(event, handler) { (handlers[event] ??= []).push(handler); return element; },
        off(event, handler) { handlers[event] = (handlers[event] ?? []).filter((one) => one !== handler); return element; },
        update: dress,
        focus: () => frame.focus(),
        clear: () => frame.contentWindow?.postMessage({ clear: true }, '*'),
        destroy: () => frame.remove(),
      };
      made.set(type, element);
      return element;
    };
    return { create, getElement: (requests) => made.get(requests.__elementType ?? requests) ?? null, update() {} };
  };
  window.Stripe = () => ({
    elements, createToken() {}, confirmCardPayment() {},
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_1' } }),
  });
  window.Stripe.version = 'endive';
`;

/** Replaces js.stripe.com, which is not reachable. Responds when the test allows it. */
export async function fakeStripe(page: Page): Promise<{ readonly answer: () => void; readonly requests: string[] }> {
  const requests: string[] = [];
  let answers = false;
  await page.route('https://js.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    if (!answers) return route.abort();
    return pathname.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: stripeScript })
      : route.fulfill({ contentType: 'text/html', body: fieldPage });
  });
  return {
    answer: () => {
      answers = true;
    },
    requests,
  };
}
