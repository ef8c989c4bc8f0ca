import { StatusError } from '#local/firestore/errors.ts';
import { parseDocumentName } from '#local/firestore/values/resource-name.ts';
import type { ListenResponse, ListenSink } from '../listen/listen-messages.ts';
import type { RunAggregationQueryResponse, RunQueryResponse } from '../messages.ts';
import type { Operations } from '../operations-api.ts';
import type { StructuredQuery, Write } from '../types.ts';
import { collectionOf, type UsageMeter } from './usage-meter.ts';

/** For a query without a collection. */
const anyCollection = '(any)';

/**
 * The same operations, counted by the meter while it runs. What fails is not counted: production bills no write of a commit
 * that was refused, and the reads of a transaction are counted when they are made.
 */
export function countUsage(operations: Operations, meter: UsageMeter): Operations {
  return { ...operations, ...countedReads(operations, meter), ...countedWrites(operations, meter) };
}

type Reads = Pick<
  Operations,
  | 'batchGetDocuments'
  | 'getDocument'
  | 'listCollectionIds'
  | 'listDocuments'
  | 'listen'
  | 'partitionQuery'
  | 'runAggregationQuery'
  | 'runQuery'
>;

function countedReads(operations: Operations, meter: UsageMeter): Reads {
  const noteGet = (name: string): void => meter.noteReads(collectionOf(pathOf(name)));
  return {
    async getDocument(caller, request) {
      try {
        const document = await operations.getDocument(caller, request);
        if (meter.isRunning) noteGet(request.name);
        return document;
      } catch (error) {
        // A document that does not exist costs as much.
        if (meter.isRunning && error instanceof StatusError && error.code === 'NOT_FOUND') noteGet(request.name);
        throw error;
      }
    },
    async batchGetDocuments(caller, request) {
      const answers = await operations.batchGetDocuments(caller, request);
      if (meter.isRunning) {
        for (const { found, missing } of answers) {
          const name = found?.name ?? missing;
          if (name !== undefined) noteGet(name);
        }
      }
      return answers;
    },
    async listDocuments(caller, request) {
      const answer = await operations.listDocuments(caller, request);
      meter.noteReads(request.collectionId ?? anyCollection, Math.max(1, answer.documents.length));
      return answer;
    },
    async listCollectionIds(caller, request) {
      const answer = await operations.listCollectionIds(caller, request);
      meter.noteReads(anyCollection);
      return answer;
    },
    async partitionQuery(caller, request) {
      const answer = await operations.partitionQuery(caller, request);
      meter.noteReads(collectionIn(request.structuredQuery));
      return answer;
    },
    async runQuery(caller, request) {
      if (!meter.isRunning || request.explainOptions !== undefined) return operations.runQuery(caller, request);
      const answers = await operations.runQuery(caller, { ...request, explainOptions: analyzed });
      meter.noteReads(collectionIn(request.structuredQuery), readOperationsOf(answers));
      return answers.map(withoutMetrics);
    },
    async runAggregationQuery(caller, request) {
      if (!meter.isRunning || request.explainOptions !== undefined) {
        return operations.runAggregationQuery(caller, request);
      }
      const answers = await operations.runAggregationQuery(caller, { ...request, explainOptions: analyzed });
      const { structuredQuery } = request.structuredAggregationQuery ?? {};
      meter.noteReads(collectionIn(structuredQuery), readOperationsOf(answers));
      return answers.map(withoutMetrics);
    },
    listen: (caller, sink) => operations.listen(caller, countedSink(sink, meter)),
  };
}

type Writes = Pick<
  Operations,
  'batchWrite' | 'commit' | 'createDocument' | 'deleteDocument' | 'expire' | 'updateDocument'
>;

function countedWrites(operations: Operations, meter: UsageMeter): Writes {
  const noteWritten = (name: string): void => meter.noteCommit({ written: [pathOf(name)], deleted: [] });
  return {
    async createDocument(caller, request) {
      const document = await operations.createDocument(caller, request);
      if (meter.isRunning) noteWritten(document.name);
      return document;
    },
    async updateDocument(caller, request) {
      const document = await operations.updateDocument(caller, request);
      if (meter.isRunning) noteWritten(document.name);
      return document;
    },
    async deleteDocument(caller, request) {
      await operations.deleteDocument(caller, request);
      if (meter.isRunning) meter.noteCommit({ written: [], deleted: [pathOf(request.name)] });
    },
    async commit(caller, request) {
      const answer = await operations.commit(caller, request);
      if (meter.isRunning) noteWrites(meter, request.writes);
      return answer;
    },
    async batchWrite(caller, request) {
      const answer = await operations.batchWrite(caller, request);
      if (meter.isRunning) {
        // Each is a commit of its own.
        const done = request.writes.filter((_, index) => answer.status[index]?.code === 'OK');
        for (const write of done) noteWrites(meter, [write]);
      }
      return answer;
    },
    async expire() {
      const count = await operations.expire();
      meter.noteExpired(count);
      return count;
    },
  };
}

const analyzed = { analyze: true } as const;

type Explained = Pick<RunQueryResponse, 'explainMetrics'> | Pick<RunAggregationQueryResponse, 'explainMetrics'>;

function readOperationsOf(answers: readonly Explained[]): number {
  return Number(answers.at(-1)?.explainMetrics?.executionStats?.readOperations ?? 1n);
}

function withoutMetrics<Answer extends Explained>({ explainMetrics: _, ...answer }: Answer): Answer {
  return answer as Answer;
}

function noteWrites(meter: UsageMeter, writes: readonly Write[]): void {
  meter.noteCommit({
    written: writes.flatMap(({ update, transform }) => pathsOf(update?.name ?? transform?.document)),
    deleted: writes.flatMap(({ delete: name }) => pathsOf(name)),
  });
}

/** Each document that a listener is sent is a read, and so is a target that begins without any. */
function countedSink(sink: ListenSink, meter: UsageMeter): ListenSink {
  const begun = new Set<number>();
  const note = (response: ListenResponse): void => {
    if ('documentChange' in response) {
      const { document, targetIds } = response.documentChange;
      for (const id of targetIds) begun.delete(id);
      meter.noteReads(collectionOf(pathOf(document.name)));
    } else if ('targetChange' in response) {
      const { targetChangeType, targetIds } = response.targetChange;
      for (const id of targetIds) {
        if (targetChangeType === 'ADD') begun.add(id);
        else if (begun.delete(id) && targetChangeType === 'CURRENT') meter.noteReads(anyCollection);
      }
    }
  };
  return {
    send: (response) => {
      if (meter.isRunning) note(response);
      sink.send(response);
    },
    fail: (error) => sink.fail(error),
  };
}

function collectionIn(query: StructuredQuery | undefined): string {
  return query?.from?.[0]?.collectionId || anyCollection;
}

function pathsOf(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [pathOf(name)];
}

function pathOf(name: string): string {
  return parseDocumentName(name).path.join('/');
}
