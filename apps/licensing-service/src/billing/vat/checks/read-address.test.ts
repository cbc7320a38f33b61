import { expect, it } from 'vitest';
import { readAddress } from './read-address';

it.each([
  ['SLOVENSKA CESTA 001\n1000 LJUBLJANA', 'SI', ['SLOVENSKA CESTA 001', '1000', 'LJUBLJANA']],
  ['Glavna ulica 1, 2000 Maribor', 'SI', ['Glavna ulica 1', '2000', 'Maribor']],
  ['12 RUE DE LA PAIX\n75008 PARIS', 'FR', ['12 RUE DE LA PAIX', '75008', 'PARIS']],
  ['KEIZERSGRACHT 00001\n1012 AB AMSTERDAM', 'NL', ['KEIZERSGRACHT 00001', '1012 AB', 'AMSTERDAM']],
  ['ZŁOTA 44\n00-120 WARSZAWA', 'PL', ['ZŁOTA 44', '00-120', 'WARSZAWA']],
  ['\nVIA ROMA 1 \n00184 ROMA RM\n', 'IT', ['VIA ROMA 1', '00184', 'ROMA RM']],
])('reads %j', (written, country, [street, postalCode, city]) => {
  expect(readAddress(written, country)).toEqual({ street, postal_code: postalCode, city, country });
});

it.each([null, '', '---', 'LJUBLJANA', '1000 LJUBLJANA', 'Dublin 2, Ireland', 'ulica 1\nbrez pošte'])(
  'returns null for %j',
  (written) => {
    expect(readAddress(written, 'SI')).toBeNull();
  },
);
