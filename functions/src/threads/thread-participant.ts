import type { MessageSide } from '#domain/documents/threads/thread.ts';
import type { Participant, ThreadResult } from '#domain/threads/thread-command.ts';
import type { Caller } from '../shell/http/caller.ts';

/** The senior herself, or somebody of her circle: the right was asked before the handler began. */
export const ofSenior = ({ actorUid, seniorId }: Pick<Caller, 'actorUid' | 'seniorId'>): Participant => ({
  side: (actorUid === seniorId ? 'senior' : 'family') satisfies MessageSide,
  id: actorUid,
  seniorId,
});

export const asStudent = (id: string): Participant => ({ side: 'student', id, seniorId: null });

export const asStaff = ({ actorUid }: Pick<Caller, 'actorUid'>): Participant => ({
  side: 'staff',
  id: actorUid,
  seniorId: null,
});

/** As the contracts answer it. */
export const toAnswer = (result: ThreadResult) =>
  result.ok ? ({ outcome: 'done' } as const) : ({ outcome: 'rejected', code: result.error.code } as const);
