/** Element ids of the sections, for links within the page. */
export const sectionIds = {
  contact: 'contact',
  services: 'diensten',
  prices: 'prijzen',
  questions: 'vragen',
  stories: 'voorbeelden',
  reviews: 'beoordelingen',
} as const;
