import type { Right } from '../accounts/roles.ts';
import { circleRightFor } from '../circles/circle-rights.ts';
import { type AlertChannel, alertChannels } from '../documents/alerts/alert.ts';
import type { ChosenChannels, ToldKind } from '../documents/alerts/notification-preferences.ts';

/** What members of a circle can be told beside the senior, and the right on her records that it takes. */
const rightsToKnow = {
  reminder: 'visits.view',
  change: 'visits.view',
  underway: 'visits.view',
  approval: 'visits.approve',
  payment: 'credits.view',
} as const satisfies Partial<Record<ToldKind, Right>>;

export type FamilyKind = keyof typeof rightsToKnow;

export const familyKinds = Object.keys(rightsToKnow) as readonly FamilyKind[];

/** The right that a member needs to be told of this; null for what is the senior's alone. */
export const rightToKnow = (kind: ToldKind): Right | null =>
  kind in rightsToKnow ? rightsToKnow[kind as FamilyKind] : null;

/** Whether rights in a circle suffice to be told of this. */
export function mayBeTold(kind: FamilyKind, rights: readonly string[]): boolean {
  const needed = circleRightFor(rightsToKnow[kind]);
  return needed !== null && rights.includes(needed);
}

/** Mails go to the senior. A member is told of nothing that she did not choose. */
export const familyChannels = (kind: ToldKind, chosen: ChosenChannels): readonly AlertChannel[] =>
  rightToKnow(kind) === null ? [] : alertChannels.filter((channel) => chosen[kind]?.includes(channel));
