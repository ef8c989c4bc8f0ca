import type { StudentDraft } from '#domain/students/student-draft.ts';

/** A part of the form of a student. */
export interface FormPart {
  readonly draft: StudentDraft;
  readonly onChange: (part: Partial<StudentDraft>) => void;
  /** What is wrong with a field, in words; undefined while nothing is or nobody pressed. */
  readonly errorOf: (field: string) => string | undefined;
}
