import type { OnCircle } from '#domain/circles/circle-command.ts';
import type { Caller } from '../shell/http/caller.ts';

interface Sent {
  readonly command_id: string;
}

/** A command of the senior on her own circle. */
export const ofOwnCircle = ({ command_id }: Sent, { actorUid, seniorId }: Caller): OnCircle => ({
  commandId: command_id,
  actor: { uid: actorUid, role: 'senior' },
  seniorId,
});

/** A command of staff on the circle of the customer whom it names. */
export const ofCustomersCircle = (
  { command_id, senior_id }: Sent & { readonly senior_id: string },
  { actorUid }: Caller,
): OnCircle => ({ commandId: command_id, actor: { uid: actorUid, role: 'admin' }, seniorId: senior_id });
