/** How often a request that is not for one time repeats. */
export const recurringFrequencies = ['weekly', 'biweekly', 'monthly'] as const;

export const frequencies = ['one-time', ...recurringFrequencies] as const;
