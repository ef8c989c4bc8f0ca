import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setStudentPhoto } from '#domain/contracts/students.ts';
import { staf } from '#local/seed/accounts.ts';
import { signInAs } from '../functions/actor.ts';
import { callAs } from '../functions/call-function.ts';
import type { TestFirebase } from '../local-firebase.ts';
import type { LinkedStudent } from './helper-links.ts';

/** A picture that browsers show: a drawing, of nobody. */
export const drawnPhoto = (): Promise<Buffer> =>
  readFile(new URL('../../local/seed/student-photo.jpg', import.meta.url));

/** Adds the photo of a student, as staff does. */
export async function addStudentPhoto(firebase: TestFirebase, { id }: LinkedStudent): Promise<void> {
  const staff = await signInAs(firebase, staf);
  const jpeg = (await drawnPhoto()).toString('base64');
  const added = { command_id: randomUUID(), student_id: id, shown: null, jpeg, agreed: true } as const;
  const { outcome } = await callAs(firebase, staff, setStudentPhoto, added);
  if ((outcome as { readonly outcome: string }).outcome !== 'done') throw new Error(JSON.stringify(outcome));
}
