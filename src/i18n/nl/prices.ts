export const prices = {
  'per-hour': '€\u00a0{{euro}} per uur',
  'usual-one': 'Meestal kost dat €\u00a0{{from}} per uur.',
  'usual-range': 'Meestal kost dat €\u00a0{{from}} tot €\u00a0{{to}} per uur.',
  agreed: 'De prijs spreken wij samen af.',
  'variant-standard': 'Wandelen of gezelschap',
  'variant-regular': 'Gewoon onderhoud',
  'variant-light': 'Licht werk',
  'variant-intensive': 'Zwaar werk',
  'variant-heavy': 'Zwaar werk',
  'variant-own-car': 'Met uw auto',
  'variant-provider-car': 'Met de auto van de helper',
  'variant-no-car': 'Zonder auto',
} as const;
