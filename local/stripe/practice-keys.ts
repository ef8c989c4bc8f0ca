/** They open nothing but sample data on the machine itself. */
export const practiceKeys = {
  secretKey: 'sk_test_madeliefpractice',
  webhookSecret: 'whsec_madeliefpractice',
} as const;
