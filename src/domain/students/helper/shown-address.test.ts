import { expect, test } from 'vitest';
import { areaOf, postcodeOf, streetOf } from './shown-address.ts';

const senior = { postcode: '2018', town: 'Antwerpen' };

test.each([
  ['Kerkstraat 12, 2000 Antwerpen', 'Kerkstraat', '2000 Antwerpen', '2000'],
  ['Grote Steenweg 100 bus 3, 2600 Berchem', 'Grote Steenweg', '2600 Berchem', '2600'],
  ['Kerkstraat 12 2000 Antwerpen', 'Kerkstraat', '2018 Antwerpen', '2018'],
  ['Kerkstraat, 12, 2000 Antwerpen', 'Kerkstraat', '2000 Antwerpen', '2000'],
  ['2000 Antwerpen, Kerkstraat 12', '', '2018 Antwerpen', '2018'],
  ['12 Rue Haute', '', '2018 Antwerpen', '2018'],
  ['Antwerpen, Kerkstraat 12', 'Antwerpen', '2018 Antwerpen', '2018'],
  ['Bij de molen', 'Bij de molen', '2018 Antwerpen', '2018'],
])('of %s the street is %j in %s', (address, street, area, postcode) => {
  expect([streetOf(address), areaOf(address, senior), postcodeOf(address, senior)]).toEqual([street, area, postcode]);
  expect(`${streetOf(address)} ${areaOf(address, senior)}`).not.toMatch(/\b12\b|\b100\b/);
});
