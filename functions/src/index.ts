import { collections } from '#domain/collections.ts';
import { onDocumentChange } from './shell/on-document-change.ts';

/** Table of contents: every function by the name it is deployed under. */
export const auditServiceRequests = onDocumentChange(
  collections.serviceRequests,
  async () => (await import('./audit/record-change.ts')).recordChange,
);
