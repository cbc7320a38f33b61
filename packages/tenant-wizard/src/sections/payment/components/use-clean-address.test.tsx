import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useCleanAddress } from './use-clean-address';

function Page() {
  useCleanAddress();
  return <p>Here</p>;
}

async function comeBackTo(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/before', address] });
  render(<RouterProvider router={router} />);
  await screen.findByText('Here');
  return router;
}

it('removes Stripe’s parameters from the address and keeps the others', async () => {
  const added = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
  const setup =
    'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&source_redirect_slug=t&source_type=card';
  const router = await comeBackTo(`/billing?payment=1&${added}&${setup}&tab=invoices`);
  await waitFor(() => expect(router.state.location.search).toBe('?payment=1&tab=invoices'));
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/before');
});

it('keeps an address without Stripe’s parameters', async () => {
  const router = await comeBackTo('/billing?payment=1&q=a%20b');
  expect(router.state.location.search).toBe('?payment=1&q=a%20b');
});
