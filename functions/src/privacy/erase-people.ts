import { endMembership } from '#domain/circles/commands/end-membership.ts';
import { collections } from '#domain/collections.ts';
import { cancelRequest } from '#domain/dispatch/commands/cancel-request.ts';
import { unassignStudent } from '#domain/dispatch/commands/unassign-student.ts';
import type { Decision, DecisionContext, RequestCase } from '#domain/dispatch/request-case.ts';
import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import { err, ok } from '#domain/result.ts';
import { mostVanishedLogins } from '#domain/privacy/vanished-logins.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** The rest at the next run. */
const mostPerRun = 20;

const actor = { uid: 'timer', role: 'timer' } as const;

type Needed = Pick<Services, 'auditLog' | 'clock' | 'dispatch' | 'erasures' | 'log' | 'logins' | 'unusedPeople'>;

/** All visits of a request that the student would still come to are open again. Rejected where there is none. */
const withoutStudent =
  (studentId: string) =>
  (before: RequestCase, context: DecisionContext): Decision =>
    before.visits
      .filter(({ visit }) => visit.studentprofile_id === studentId && visit.state === 'confirmed')
      .reduce<Decision>(
        (decided, { id }) => (decided.ok ? unassignStudent(decided.value, id, context) : decided),
        before.visits.some(({ visit }) => visit.studentprofile_id === studentId && visit.state === 'confirmed')
          ? ok(before)
          : err('visit-state-changed'),
      );

/** Nobody comes any more: by the commands that staff and members use, so that students, board and counters agree. */
async function stopWhatIsToCome(
  { kind, person_id: uid }: Erasure,
  { requests, seniors }: Awaited<ReturnType<Needed['erasures']['keysOf']>>,
  { dispatch }: Needed,
): Promise<void> {
  if (kind === 'student') {
    for (const requestId of requests) {
      const target = { name: 'unassign-student', commandId: `erase-${uid}-${requestId}`.slice(0, 128), requestId };
      await dispatch.run({ ...target, revision: null, actor, seniorId: null, decide: withoutStudent(uid) });
    }
    return;
  }
  if (kind === 'senior') {
    for (const requestId of requests) {
      const target = { name: 'cancel-request', commandId: `erase-${requestId}`, requestId, revision: null, actor };
      // Rejected where nothing of it is to come.
      await dispatch.run({ ...target, seniorId: null, decide: cancelRequest });
    }
    return;
  }
  for (const seniorId of seniors) {
    const on = { commandId: `erase-${uid}-${seniorId}`.slice(0, 128), actor, seniorId };
    await dispatch.record(endMembership(on, { memberUid: uid, by: 'member' }));
  }
}

/** Each step is idempotent: a run that was interrupted begins again. */
async function erase(erasure: Erasure, services: Needed): Promise<void> {
  const { auditLog, clock, dispatch, erasures, logins } = services;
  const { person_id: uid } = erasure;
  // First: from here on she writes nothing new.
  await logins.remove(uid);
  const keys = await erasures.keysOf(erasure);
  await stopWhatIsToCome(erasure, keys, services);
  await erasures.sweep(erasure, keys);
  // The row of a request follows the account, which is gone only now.
  for (const requestId of keys.requests) await dispatch.refresh(requestId);
  await erasures.sweep(erasure, keys);
  await auditLog.appendCommand(`erase-${uid}`, {
    ...{ collection: collections.interimUsers, document_id: uid, action: 'erase-person' },
    ...{ actor_uid: actor.uid, actor_role: actor.role, before: {}, after: {}, at: clock.now() },
  });
  await erasures.close(erasure);
}

/** Erases the people who asked for it, or whose login is gone, once the days to think are over. */
export async function erasePeople(services: Needed): Promise<void> {
  const { erasures, log } = services;
  const noted = await erasures.noteMissingLogins();
  if (noted > 0) log.info('accounts without a login were noted', { collection: collections.erasures });
  // Also those who asked: nothing is right while logins are missing as a whole.
  if ((await erasures.withoutLogin()) > mostVanishedLogins) {
    log.error('logins are missing', { collection: collections.erasures });
    return;
  }
  for (const erasure of await erasures.due(mostPerRun)) {
    try {
      // Somebody may have come back in the last hours.
      if (await services.unusedPeople.stillHolds(erasure)) await erase(erasure, services);
    } catch (error) {
      log.error('person not erased', { documentId: erasure.person_id, ...describeFailure(error) });
    }
  }
}
