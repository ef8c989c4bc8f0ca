import { randomInt } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import {
  type RecordCommand,
  type RecordRejection,
  runRecordCommand,
} from '#domain/dispatch/transaction/record-command.ts';
import { refreshCase } from '#domain/dispatch/transaction/refresh-case.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import type { Result } from '#domain/result.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from './in-transaction.ts';

/** The requests with their visits, the board and its counters. Nothing else writes any of them, but the senior her request. */
export interface DispatchStore {
  /** Reads, decides and writes in one transaction. */
  run(command: CaseCommand): Promise<DispatchAnswer>;
  /** Brings the board in line with a request or an account that the senior changed. Idempotent. */
  refresh(requestId: string): Promise<void>;
  /** The ids of a senior's requests that are on the board. */
  requestsOf(seniorId: string): Promise<readonly string[]>;
  /** The same, for a command of staff on another record. */
  record<Value>(command: RecordCommand<Value>): Promise<Result<Value, RecordRejection>>;
}

const mintDoorCode = () => String(randomInt(10_000)).padStart(4, '0');

export function createDispatchStore(clock: Clock): DispatchStore {
  return {
    run: (command) => inTransaction((reads) => runCommand(reads, command, clock.now(), mintDoorCode)),

    async refresh(requestId) {
      await inTransaction((reads) => refreshCase(reads, requestId, clock.now()));
    },

    async requestsOf(seniorId) {
      const rows = await firestore().collection(collections.board).where('senior_id', '==', seniorId).select().get();
      return rows.docs.map(({ id }) => id);
    },

    record: (command) => inTransaction((reads) => runRecordCommand(reads, command, clock.now())),
  };
}
