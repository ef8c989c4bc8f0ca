export const chat = {
  title: 'Chat met {{name}}',
} as const;
