import { collections } from '../collections.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from '../dispatch/transaction/document-transaction.ts';
import { transferReferenceSchema } from '../documents/payments/transfer.ts';
import { referenceOf, transferReference } from './transfer-reference.ts';

/** A random number below `referenceNumbers`: a typing mistake meets no other reference, and the count of customers stays private. */
export type MintReferenceNumber = () => number;

/** At 100,000 references, one draw in 100,000 is taken: five in a row do not occur. */
const mostTries = 5;

interface FoundReference {
  readonly reference: string;
  /** Of a new one. */
  readonly writes: readonly DocumentWrite[];
}

/** The reference of a senior: always the same, made the first time that it is asked for. */
export async function seniorReference(
  transaction: DocumentTransaction,
  seniorId: string,
  mint: MintReferenceNumber,
  now: Date,
): Promise<FoundReference> {
  const found = (await transaction.transferReferencesOf(seniorId))
    .map(({ id }) => id)
    .filter((id) => transferReference.safeParse(id).success)
    .toSorted();
  const [known] = found;
  if (known !== undefined) return { reference: known, writes: [] };
  for (let tried = 0; tried < mostTries; tried += 1) {
    const reference = referenceOf(mint());
    if ((await readOne(transaction, collections.transferReferences, reference)) !== null) continue;
    const data = transferReferenceSchema.parse({ senior_id: seniorId, created_at: now });
    return {
      reference,
      writes: [{ kind: 'create', collection: collections.transferReferences, id: reference, data }],
    };
  }
  throw new Error('no reference is free');
}
