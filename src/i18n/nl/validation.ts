/** The keys are those of the schemas in src/domain, which know no language. */
export const validation = {
  'service-required': 'Selecteer een dienst',
  'date-required': 'Selecteer een datum',
  'date-too-near': 'Datum moet minimaal 3 dagen in de toekomst zijn',
  'date-unreadable': 'Schrijf de datum zoals "3 maart" of "03-03-2027"',
  'date-other-weekday': 'De weekdag en de datum passen niet bij elkaar. Kijk de datum na.',
  'time-required': 'Selecteer een tijd',
  'frequency-required': 'Kies hoe vaak u hulp wilt',
  'until-too-early': 'De laatste dag komt voor de eerste. Kies een latere dag.',
  'street-required': 'Vul uw straat in',
  'number-required': 'Vul uw huisnummer in',
  'postal-code-required': 'Vul uw postcode in',
  'town-required': 'Vul uw gemeente in',
  'address-too-short': 'Voer een geldig adres in (minimaal 5 tekens)',
  'address-too-long': 'Uw adres is te lang. Schrijf hoogstens 300 tekens.',
  'hours-out-of-range': 'Selecteer tussen 1 en 8 uur',
  'notes-too-long': 'Uw opmerkingen zijn te lang. Schrijf hoogstens 2000 tekens.',
} as const;
