import type * as z from 'zod/mini';
import { collectLeads as contract } from '#domain/contracts/leads.ts';
import { leadFormCollections } from '#domain/documents/lead.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { callFunction } from '../functions.ts';

type Page = Result<z.output<typeof contract.output>, DomainError>;

/** Makes the leads of every older form, a page of forms per call. Idempotent. @returns how many were new. */
export async function collectLeads(): Promise<Result<number, DomainError>> {
  let collected = 0;
  for (const collection of leadFormCollections) {
    let after: string | null = null;
    do {
      const page: Page = await callFunction(contract, { collection, after });
      if (!page.ok) return page;
      collected += page.value.collected;
      after = page.value.next;
    } while (after !== null);
  }
  return ok(collected);
}
