import * as z from 'zod/mini';

/** The ways of telling that are work of staff. */
export const staffChannels = ['letter', 'call'] as const;

export type StaffChannel = (typeof staffChannels)[number];

/** What staff can tell. */
export const staffKinds = ['reminder', 'change', 'approval'] as const;

export type StaffKind = (typeof staffKinds)[number];

const chosen = z.optional(z.array(z.enum(staffChannels)).check(z.maxLength(staffChannels.length)));

/** How staff tells a senior to whom nothing is mailed, as she said; of what is absent the default holds. */
export const toldByStaffSchema = z.strictObject({ reminder: chosen, change: chosen, approval: chosen });

export type ToldByStaff = z.infer<typeof toldByStaffSchema>;
