/** Where links within the page lead. */
export const sectionIds = {
  contact: 'contact',
  services: 'diensten',
  prices: 'prijzen',
  questions: 'vragen',
  stories: 'voorbeelden',
} as const;
