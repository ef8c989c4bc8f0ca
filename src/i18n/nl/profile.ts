export const profile = {
  title: 'Persoonlijke Informatie',
} as const;
