/**
 * Names and contact details of the company. Numbers and addresses are samples until the company supplies its own; no
 * other code may spell them out.
 */
export const brand = {
  name: 'Madelief',
  /** E.164, for `tel:` links. */
  phone: '+3232000000',
  phoneDisplay: '03 200 00 00',
  email: 'hallo@madelief.test',
  /** Origin of the deployed public pages, for absolute URLs in search engines and shared links. */
  origin: 'https://madelief.test',
  /** Weekdays, Brussels time (spec.md section 9: phone availability weekdays 9u-18u). */
  phoneHours: { fromHour: 9, toHour: 18 },
  address: { street: 'Voorbeeldstraat 1', postalCode: '2000', town: 'Antwerpen', country: 'BE' },
  enterpriseNumber: 'BE 0000.000.000',
  /**
   * The account on which transfers arrive: to be confirmed by the company. Until then the number is the one that Belgian
   * banks print in their examples; it belongs to nobody. The bank's code may be left empty within Europe.
   */
  bank: { beneficiary: 'Madelief', iban: 'BE68539007547034', bic: '' },
  /** Contact for investors. */
  founder: { name: 'Lotte Janssens', email: 'lotte@madelief.test' },
} as const;

/** Keeps the telephone number on one line, so that it can be dialled from there. */
export const phoneOnOneLine = brand.phoneDisplay.replaceAll(' ', '\u00a0');

/** `tel:` link, offered by every screen and every error. */
export const phoneHref = `tel:${brand.phone}`;

/** Our pages on other sites (spec.md section 7, outbound links). */
export const outboundLinks = {
  investorInfo: 'https://investeren.madelief.test/',
  booking: 'https://afspraak.madelief.test/',
  brandForOlderRelatives: 'https://ouderen.madelief.test/',
  brandForChildren: 'https://kinderen.madelief.test/',
  studentRegistration: 'https://studenten.madelief.test/',
  companyRegistration: 'https://bedrijven.madelief.test/',
} as const;

/** Social media pages; samples until the company has its own. */
export const socialPages = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
] as const;
