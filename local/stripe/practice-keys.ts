/** Not secret: they only protect sample data on the local machine. */
export const practiceKeys = {
  secretKey: 'sk_test_madeliefpractice',
  webhookSecret: 'whsec_madeliefpractice',
} as const;
