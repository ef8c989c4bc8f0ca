import { expect, test, vi } from 'vitest';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { ok } from '#domain/result.ts';
import type { StudentCopy } from '#domain/staff/student-copy.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { pollStudents, type StudentPorts } from './poll-students.ts';

const student = (id: string, second: number, fields: Partial<FollowedStudent> = {}): FollowedStudent => ({
  ...aStudentProfile({ id }),
  revision: 1,
  last_change: null,
  updated_at: new Date(second * 1000),
  ...fields,
});

/** A server of 800 students that counts what is read of it. */
function server() {
  const stored = new Map(Array.from({ length: 800 }, (_, n) => [`s${n}`, student(`s${n}`, n)]));
  let reads = 0;
  const read = (students: FollowedStudent[]) => {
    reads += Math.max(1, students.length);
    return Promise.resolve(ok(students));
  };
  return {
    write: (changed: FollowedStudent) => void stored.set(changed.id, changed),
    reads: () => reads,
    ports: {
      listAll: vi.fn<StudentPorts['listAll']>(() => read([...stored.values()])),
      listChanges: vi.fn<StudentPorts['listChanges']>((since, most) =>
        read(
          [...stored.values()]
            .filter(({ updated_at }) => updated_at >= since)
            .toSorted((one, other) => one.updated_at.getTime() - other.updated_at.getTime())
            .slice(0, most),
        ),
      ),
    },
  };
}

async function poll(
  { ports }: ReturnType<typeof server>,
  known: StudentCopy | null,
  now: number,
): Promise<StudentCopy> {
  const polled = await pollStudents(ports, known, now);
  if (!polled.ok) throw new Error(polled.error.code);
  return polled.value;
}

test('800 students are read once; a look without a change costs one read, and a change one more', async () => {
  const firestore = server();
  const first = await poll(firestore, null, 1_000_000);
  expect([first.students.length, firestore.reads()]).toEqual([800, 800]);
  let copy = first;
  for (let look = 1; look <= 10; look += 1) copy = await poll(firestore, copy, 1_031_000 + 5_000 * look);
  expect(copy).toBe(first);
  expect(firestore.reads()).toBe(810);
  firestore.write(student('s5', 2_000, { paused: true }));
  const changed = await poll(firestore, copy, 2_000_500);
  expect(changed.students.find(({ id }) => id === 's5')?.paused).toBe(true);
  expect([changed.students.length, firestore.reads()]).toEqual([800, 811]);
  expect(firestore.ports.listAll).toHaveBeenCalledTimes(1);
});

test('a change that becomes visible late is still seen', async () => {
  const firestore = server();
  const first = await poll(firestore, null, 1_000_000);
  firestore.write(student('late', 795));
  expect((await poll(firestore, first, 1_005_000)).students.some(({ id }) => id === 'late')).toBe(true);
});

test('students who were imported together are read anew for half a minute, and then no more', async () => {
  const firestore = server();
  for (let n = 0; n < 800; n += 1) firestore.write(student(`s${n}`, 1_000));
  let copy = await poll(firestore, null, 1_000_000);
  for (let now = 1_005_000; now <= 1_030_000; now += 5_000) copy = await poll(firestore, copy, now);
  const before = firestore.reads();
  for (let look = 1; look <= 10; look += 1) copy = await poll(firestore, copy, 1_030_000 + 5_000 * look);
  expect(firestore.reads() - before).toBe(10);
});

test('after very many changes, and once a day, all are read anew, so that one who was deleted goes', async () => {
  const firestore = server();
  const copy = await poll(firestore, null, 0);
  for (let n = 0; n < 400; n += 1) firestore.write(student(`n${n}`, 5_000));
  const many = await poll(firestore, copy, 6_000_000);
  expect(many.students).toHaveLength(1200);
  expect(firestore.ports.listAll).toHaveBeenCalledTimes(2);
  await poll(firestore, many, 6_000_000 + 25 * 60 * 60 * 1000);
  expect(firestore.ports.listAll).toHaveBeenCalledTimes(3);
});
