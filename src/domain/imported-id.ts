const prefix = 'imported-';

/**
 * The id of a line of the ledger or of a form that was taken over from the system before this one
 * (docs/decisions/0117-moving-in.md). That system told its people and its staff, and wrote its own receipts: nobody is
 * mailed about such a document, it has no receipt of ours, and no decision of our staff stands behind it.
 */
export const importedId = (oldId: string): string => `${prefix}${oldId}`;

export const isImported = (id: string): boolean => id.startsWith(prefix);
