export const settings = {
  title: 'Tekst en kleur',
} as const;
