import { readFile } from 'node:fs/promises';
import { setStudentPhoto } from '#domain/students/commands/set-student-photo.ts';
import type { OfficeWorld } from './office-world.ts';

/** A drawing, of nobody: `node scripts/render-student-photo.ts` makes it. */
const drawing = new URL('../student-photo.jpg', import.meta.url);

/** Gives a student a photo, by the product's own command. */
export async function playStudentPhoto({ documents, minted, ago }: OfficeWorld, studentId: string): Promise<void> {
  const jpeg = (await readFile(drawing)).toString('base64');
  await documents.run(setStudentPhoto({ ...minted('staf'), studentId, shown: null, jpeg }), ago(6));
}
