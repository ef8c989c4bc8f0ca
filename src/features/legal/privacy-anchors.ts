/** The sections in order, with the anchor of each. */
export const privacyAnchors = {
  controller: 'verantwoordelijke',
  data: 'gegevens',
  purposes: 'waarom',
  retention: 'bewaren',
  receivers: 'ontvangers',
  place: 'plaats',
  device: 'toestel',
  rights: 'rechten',
  children: 'kinderen',
  security: 'veiligheid',
  changes: 'wijzigingen',
} as const;
