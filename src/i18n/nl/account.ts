export const account = {
  title: 'Account maken',
} as const;
