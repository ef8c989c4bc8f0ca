import type { AvailabilityDraft } from '#domain/students/availability-draft.ts';

/** What each part of the form gets. */
export interface EditorPart {
  readonly draft: AvailabilityDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<AvailabilityDraft>) => void;
}
