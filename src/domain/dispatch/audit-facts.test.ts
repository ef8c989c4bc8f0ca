import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeAt } from '#tests/builders/moments.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { commandAuditEntrySchema } from '../documents/bookkeeping.ts';
import { visitStates } from '../visits/visit-state.ts';
import { auditFacts, changedFacts } from './audit-facts.ts';

/** In every field that says something of a person. */
const marker = 'ΩMARKERΩ';
const marked = { first_name: marker, last_name: marker, residence: marker };
const offer = { student_id: 'amir', student: marked, offered_at: madeAt, expires_at: madeAt, answer: null };

test('the audit log says nothing of a name, an address or a note', () => {
  fc.assert(
    fc.property(fc.constantFrom(...visitStates), fc.boolean(), fc.boolean(), (state, isQuoted, isTaken) => {
      const after = aCase({
        request: { address: marker, notes: marker, preferred_time: marker },
        quote: isQuoted ? aQuote({ state: 'accepted' }) : null,
        takenBy: isTaken ? { uid: 'els', name: marker } : null,
        visits: [aPlannedVisit({ state, student_profiles: marked, offers: [offer] })],
      });
      const facts = changedFacts(auditFacts(aCase()), auditFacts(after));
      expect(JSON.stringify(facts)).not.toContain(marker);
      const entry = {
        collection: 'service_requests',
        document_id: 'id',
        action: 'assign-student',
        actor_uid: 'els',
        actor_role: 'admin',
        at: madeAt,
        ...facts,
      };
      expect(commandAuditEntrySchema.parse(entry)).toEqual(entry);
    }),
  );
});

test('it says what changed, as it was and as it is', () => {
  const before = aCase({ visits: [aVisit()], request: { status: 'processing' } });
  const after = aCase({
    visits: [aPlannedVisit()],
    request: { status: 'assigned' },
    takenBy: { uid: 'els', name: 'Els' },
  });
  const id = before.request.request_id;
  expect(changedFacts(auditFacts(before), auditFacts(after))).toEqual({
    before: {
      [`${id}.cents_per_hour`]: null,
      [`${id}.state`]: 'open',
      [`${id}.student`]: null,
      stage: 'to-quote',
      status: 'processing',
      taken_by: null,
    },
    after: {
      [`${id}.cents_per_hour`]: 1750,
      [`${id}.state`]: 'confirmed',
      [`${id}.student`]: 'student-lotte',
      stage: 'planned',
      status: 'assigned',
      taken_by: 'els',
    },
  });
  expect(changedFacts(auditFacts(after), auditFacts(after))).toEqual({ before: {}, after: {} });
});
