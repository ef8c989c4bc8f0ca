/**
 * Everything that names or reaches the company. The numbers and addresses are samples until the company fills in its
 * own; nothing else in the code may spell them out.
 */
export const brand = {
  name: 'Madelief',
  /** E.164, for `tel:` links. */
  phone: '+3232000000',
  phoneDisplay: '03 200 00 00',
  email: 'hallo@madelief.test',
  /** Where the public pages stand once deployed: search engines and shared links want it whole. */
  origin: 'https://madelief.test',
  /** Weekdays, Brussels time (spec.md section 9: phone availability weekdays 9u-18u). */
  phoneHours: { fromHour: 9, toHour: 18 },
  address: { street: 'Voorbeeldstraat 1', postalCode: '2000', town: 'Antwerpen', country: 'BE' },
  enterpriseNumber: 'BE 0000.000.000',
  /** Who answers investors. */
  founder: { name: 'Lotte Janssens', email: 'lotte@madelief.test' },
} as const;

/** `tel:` link for the way out that every error and every screen offers. */
export const phoneHref = `tel:${brand.phone}`;

/** Pages of ours that stand elsewhere (spec.md section 7, outbound links). */
export const outboundLinks = {
  investorInfo: 'https://investeren.madelief.test/',
  booking: 'https://afspraak.madelief.test/',
  brandForOlderRelatives: 'https://ouderen.madelief.test/',
  brandForChildren: 'https://kinderen.madelief.test/',
  studentRegistration: 'https://studenten.madelief.test/',
  companyRegistration: 'https://bedrijven.madelief.test/',
} as const;

/** Where else we can be followed; samples until the company has its own pages there. */
export const socialPages = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
] as const;
