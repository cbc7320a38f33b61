import { fill, fillOptional, passTest } from './fill-fields';
import type { FullWizard } from './full-wizard';

/** Section 3: all three couriers, one of them with a sender of its own. */
export async function fillCouriers({ page, words, sections, accounts: { posta, gls }, typed }: FullWizard) {
  const { couriers } = sections;
  const courier = async (name: string) => {
    await page.getByRole('switch', { name }).check();
    return page.getByRole('group', { name, exact: true });
  };
  const postaBlock = await courier('Pošta Slovenije');
  await fill(postaBlock, [
    [couriers.clientId, posta.client_id],
    [couriers.contractId, posta.contract_id],
    [couriers.branchId, posta.branch_id],
    [couriers.postalId, posta.postal_id],
    [couriers.username, 'zelena-dolina'],
    [couriers.password, typed.postaPassword],
    [couriers.maxWeight, '30,5'],
  ]);
  await passTest(postaBlock, sections);
  const glsBlock = await courier('GLS');
  await fill(glsBlock, [
    [couriers.clientNumber, gls.client_number],
    [couriers.username, gls.username],
    [couriers.password, gls.password],
  ]);
  await passTest(glsBlock, sections);
  const dpdBlock = await courier('DPD');
  await fill(dpdBlock, [
    [couriers.username, 'zelena-dolina-dpd'],
    [couriers.password, typed.dpdPassword],
  ]);
  await dpdBlock.getByRole('checkbox', { name: couriers.sameAsCompany }).uncheck();
  await fill(dpdBlock, [
    [couriers.name, 'Skladišče Zelena dolina'],
    [words.wizard.street, 'Industrijska cesta 7'],
    [words.wizard.postalCode, '4000'],
    [words.wizard.city, 'Kranj'],
  ]);
  await fillOptional(dpdBlock, [[words.wizard.email, 'skladisce@zelena-dolina.si']]);
  await dpdBlock.getByRole('textbox', { name: words.field.phone }).fill('040 111 222');
}
