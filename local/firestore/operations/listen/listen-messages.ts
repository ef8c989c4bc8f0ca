import type { Moment } from '#local/firestore/values/value.ts';
import type { WriteStatus } from '../messages.ts';
import type { Document, StructuredQuery } from '../types.ts';
import type { BloomFilter } from './bloom-filter.ts';

export interface ListenRequest {
  readonly database: string;
  readonly addTarget?: TargetRequest | undefined;
  readonly removeTarget?: number | undefined;
}

export interface TargetRequest {
  /** 0 lets the service choose. */
  readonly targetId: number;
  readonly query?: { readonly parent: string; readonly structuredQuery?: StructuredQuery | undefined } | undefined;
  readonly documents?: { readonly documents: readonly string[] } | undefined;
  readonly resumeToken?: Uint8Array | undefined;
  readonly readTime?: Moment | undefined;
  readonly once?: boolean | undefined;
  /** How many documents the client has. Above zero, it can use a filter of the names that are left. */
  readonly expectedCount?: number | undefined;
}

export interface TargetChange {
  readonly targetChangeType: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  /** Empty for all targets of the stream. */
  readonly targetIds: readonly number[];
  readonly cause?: WriteStatus | undefined;
  readonly resumeToken?: Uint8Array | undefined;
  readonly readTime?: Moment | undefined;
}

interface ExistenceFilter {
  readonly targetId: number;
  readonly count: number;
  /** Of all results, in spite of its name. */
  readonly unchangedNames?: BloomFilter | undefined;
}

interface Gone {
  /** The name. */
  readonly document: string;
  readonly removedTargetIds: readonly number[];
  readonly readTime: Moment;
}

export type ListenResponse =
  | { readonly targetChange: TargetChange }
  | {
      readonly documentChange: {
        readonly document: Document;
        readonly targetIds: readonly number[];
        readonly removedTargetIds: readonly number[];
      };
    }
  /** The document does not exist any more. */
  | { readonly documentDelete: Gone }
  /** The document is no result any more, or may not be read. */
  | { readonly documentRemove: Gone }
  | { readonly filter: ExistenceFilter };

/** Where a stream sends what it has to say. */
export interface ListenSink {
  send(response: ListenResponse): void;
  /** Something went wrong between requests: the stream has ended. */
  fail(error: unknown): void;
}

/** A conversation about what is stored, as long as either side wants it. */
export interface ListenStream {
  /** @throws StatusError that ends the stream. */
  handle(request: ListenRequest): void;
  close(): void;
}
