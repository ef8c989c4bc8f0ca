import type { ProfileField } from '#domain/accounts/profile-changes.ts';

/** One place for the ids that the error summary links to. */
export function fieldId(field: ProfileField): string {
  return `profile-${field}`;
}
