import { appCollections } from '#domain/collections.ts';
import type { EmployerTip } from '#domain/documents/employer-tip.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { createAsVisitor } from './visitor-write.ts';

/** @param tipId minted when the form opened; makes storing idempotent. */
export const tipEmployer = (tipId: string, tip: EmployerTip): Promise<Result<void, DomainError>> =>
  createAsVisitor(appCollections.employerTips, tipId, { ...tip });
