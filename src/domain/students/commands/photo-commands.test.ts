import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { aJpeg } from '#tests/builders/students/student-photo.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import {
  agree,
  assign,
  DispatchOffice,
  requests,
  staff,
  steps,
  students,
} from '#tests/faults/dispatch-model/dispatch-office.ts';
import type { Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { isBooked } from '#domain/visits/visit-state.ts';
import { editedPart } from '../edited-student.ts';
import { changeStudent } from './change-student.ts';
import { removeStudentPhoto } from './remove-student-photo.ts';
import { setStudentPhoto } from './set-student-photo.ts';

const pictures = [aJpeg(), aJpeg({ width: 128, height: 128 })] as const;

class Office extends DispatchOffice {
  photoOf = (studentId: string) => {
    const photo = this.documents.get({ collection: 'student_profiles', id: studentId })?.['photo'];
    return photo === undefined ? null : (photo as { readonly id: string }).id;
  };

  setPhoto = (studentId: string, jpeg: string, { shown = this.photoOf(studentId), commandId = this.mint() } = {}) =>
    this.record(setStudentPhoto({ commandId, actor: staff, studentId, shown, jpeg }));

  removePhoto = (studentId: string, shown = this.photoOf(studentId)) =>
    this.record(removeStudentPhoto({ commandId: this.mint(), actor: staff, studentId, shown }));
}

/** What must hold after every commit: a photo stands at a door exactly while its student is to come there, or is there. */
function expectPhotosAtDoors(documents: ReadonlyMap<string, Fields>): void {
  const shown: Record<string, unknown> = {};
  for (const [key, data] of documents) {
    if (!key.startsWith('planning/')) continue;
    const visit = visitSchema.parse(data);
    const photo = isBooked(visit.state) ? documents.get(`student_photos/${visit.studentprofile_id}`) : undefined;
    expect(visit.student_photo).toBe(photo?.['photo_id']);
    if (photo === undefined) continue;
    const { added_at: _at, ...copy } = photo;
    shown[key.replace('planning/', 'door_photos/')] = copy;
  }
  expect(Object.fromEntries([...documents].filter(([key]) => key.startsWith('door_photos/')))).toEqual(shown);
  for (const id of students) {
    const photo = documents.get(`student_photos/${id}`);
    const profile = documents.get(`student_profiles/${id}`)?.['photo'];
    expect(profile).toEqual(photo === undefined ? undefined : { id: photo['photo_id'], added_at: photo['added_at'] });
  }
}

test('two seniors, two students, two at once: a photo is at a door exactly while its student comes there', async () => {
  const move = fc.record({
    what: fc.nat(steps.length + 2),
    request: fc.constantFrom(...requests),
    student: fc.constantFrom(...students),
    picture: fc.constantFrom(...pictures),
  });
  const walk = fc.array(move, { maxLength: 8 });
  /** Played in every run: whether chance replaces a photo at a door is luck. */
  const replacing = (picture: (typeof pictures)[number]) =>
    ({ what: steps.length + 1, request: requests[0], student: students[0], picture }) as const;
  let shown = 0;
  let replaced = 0;
  await fc.assert(
    fc.asyncProperty(walk, walk, fc.array(fc.nat(6), { maxLength: 80 }), async (first, second, turns) => {
      const office = new Office(turns);
      await office.begin();
      for (const requestId of requests) for (const each of agree) await each(office, requestId);
      for (const [index, requestId] of requests.entries()) await assign(students[index] ?? '')(office, requestId);
      office.documents.onCommit = (before, after) => {
        expectPhotosAtDoors(after);
        for (const [key, data] of after) {
          if (!key.startsWith('door_photos/')) continue;
          shown += 1;
          if (before.has(key) && before.get(key)?.['photo_id'] !== data['photo_id']) replaced += 1;
        }
      };
      const play = async (moves: typeof first) => {
        for (const { what, request, student, picture } of moves) {
          const step = steps[what];
          if (step !== undefined) await step(office, request);
          else if (what === steps.length) await office.removePhoto(student);
          else await office.setPhoto(student, picture);
        }
      };
      await Promise.all([play(first), play(second)]);
    }),
    { numRuns: 150, examples: [[pictures.map((picture) => replacing(picture)), [], []]] },
  );
  expect(Math.min(shown, replaced)).toBeGreaterThan(0);
});

describe('a photo', () => {
  let office: Office;
  const [studentId] = students;
  const audit = () =>
    [...office.documents.all()].flatMap(([key, data]) => (key.startsWith('audit_log/') ? [data] : []));

  beforeEach(async () => {
    office = new Office();
    await office.begin();
  });

  test('is stored once, however often the command comes; who heard the consent is in the audit log, the photo is not', async () => {
    const answers = [
      await office.setPhoto(studentId, pictures[0], { shown: null, commandId: 'a' }),
      await office.setPhoto(studentId, pictures[0], { shown: null, commandId: 'a' }),
    ];
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: {} })));
    expect(office.photoOf(studentId)).toBe('a');
    expect(audit()).toMatchObject([
      {
        collection: 'student_photos',
        document_id: studentId,
        action: 'set-student-photo',
        actor_uid: 'els',
        at: office.now,
        before: { photo: null },
        after: { photo: 'a', consent: 'yes' },
      },
    ]);
    await office.removePhoto(studentId);
    expect(audit().at(-1)).toMatchObject({
      action: 'remove-student-photo',
      before: { photo: 'a' },
      after: { photo: null },
    });
    // It is in no answer, entry or profile: only where it is shown from.
    expect(JSON.stringify([...office.documents.all()])).not.toContain(pictures[0]);
  });

  test('of which a colleague has another by now is neither replaced nor removed', async () => {
    await office.setPhoto(studentId, pictures[0], { commandId: 'a' });
    await office.setPhoto(studentId, pictures[1], { commandId: 'b' });
    const conflict = { action: 'set-student-photo', by: expect.any(String) as string, at: office.now };
    const refused = { ok: false, error: { code: 'changed-meanwhile', conflict } };
    expect(await office.setPhoto(studentId, pictures[0], { shown: 'a' })).toEqual(refused);
    expect(await office.removePhoto(studentId, 'a')).toEqual(refused);
    expect(office.photoOf(studentId)).toBe('b');
  });

  test('that is no plain square JPEG, or of a student who is not there, is refused', async () => {
    expect(await office.setPhoto(studentId, aJpeg({ width: 300, height: 300 }))).toMatchObject({
      error: { code: 'photo-invalid' },
    });
    expect(await office.setPhoto('gone', pictures[0])).toMatchObject({ error: { code: 'student-not-found' } });
    expect(await office.removePhoto('gone')).toMatchObject({ error: { code: 'student-not-found' } });
    expect(office.photoOf(studentId)).toBeNull();
  });

  test('leaves the form of a colleague valid, and stays when that is saved', async () => {
    await office.setPhoto(studentId, pictures[0], { commandId: 'a' });
    const student = { ...editedPart(aStudentProfile()), residence: 'Mortsel' };
    const saved = await office.record(
      changeStudent({ commandId: office.mint(), actor: staff, studentId, revision: 1, student }),
    );
    expect(saved).toMatchObject({ ok: true });
    expect(office.photoOf(studentId)).toBe('a');
  });
});
