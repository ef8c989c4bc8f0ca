import { collections } from '#domain/collections.ts';
import { type BoardRow, boardRowSchema, type BoardStage } from '#domain/documents/board-row.ts';
import { addDaysTo, brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { maria, nele, staf } from '../accounts.ts';
import { type SeedDocument, userOf } from '../documents.ts';
import { createRandom, type Random, randomUuid } from '../town/random.ts';
import { PlayedDocuments } from './played-documents.ts';

/** What the parts of the office are played on. */
export interface OfficeWorld {
  readonly documents: PlayedDocuments;
  readonly rows: readonly BoardRow[];
  /** A moment of the day so many days ago, Brussels time. */
  ago(days: number, time?: string): Date;
  /** What a command of a staff member needs beside its content. */
  minted(actor: 'staf' | 'nele'): { readonly commandId: string; readonly actor: { uid: string; role: 'admin' } };
}

/** The rows of one stage, in the order of their ids, which is the same at every start. */
export const rowsIn = ({ rows }: OfficeWorld, ...stages: readonly BoardStage[]): readonly BoardRow[] =>
  rows
    .filter(({ stage }) => stages.includes(stage))
    .toSorted((one, other) => (one.request_id < other.request_id ? -1 : 1));

export function createOfficeWorld(town: readonly SeedDocument[], now: Date): OfficeWorld {
  const random: Random = createRandom(20_261_123);
  const today = brusselsDate(now);
  const documents = new PlayedDocuments([
    ...town,
    ...[staf, maria].map((account) => ({
      collection: collections.interimUsers,
      id: account.uid,
      data: userOf(account),
    })),
  ]);
  documents.put(collections.interimUsers, nele.uid, userOf(nele));
  return {
    documents,
    rows: town.flatMap(({ collection, data }) =>
      collection === collections.board ? [boardRowSchema.parse(data)] : [],
    ),
    ago: (days, time = '10:00') => momentOf(addDaysTo(today, -days), time),
    minted: (actor) => ({
      commandId: randomUuid(random),
      actor: { uid: actor === 'staf' ? staf.uid : nele.uid, role: 'admin' },
    }),
  };
}
