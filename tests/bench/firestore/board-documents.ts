import { projectId } from '#build/project.ts';
import type { RestClient } from './rest-client.ts';

export const requests = 100_000;
/** Other documents, so that the process holds 120,000. */
const seniors = 20_000;
export const stages = 8;
const cities = 40;

const text = (stringValue: string) => ({ stringValue });
const name = (collection: string, id: string) =>
  `projects/${projectId}/databases/(default)/documents/${collection}/${id}`;

export const requestId = (index: number) => `r${String((index * 7919) % requests).padStart(6, '0')}`;

/** About as large as a request of the app is on the board. */
function requestFields(index: number) {
  return {
    stage: text(`stage-${index % stages}`),
    city: text(`city-${index % cities}`),
    senior_id: text(`senior-${index % seniors}`),
    senior_name: text(`Name of senior ${index % seniors}`),
    date: text(`2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`),
    created_at: { timestampValue: new Date(1_700_000_000_000 + index * 60_000).toISOString() },
    minutes: { integerValue: String(60 + 15 * (index % 9)) },
    keys: { arrayValue: { values: [text(`w${index % 500}`), text(`v${index % 300}`), text(`u${index % 200}`)] } },
    address: { mapValue: { fields: { street: text(`Street ${index % 3_000}`), number: text(`${index % 200}`) } } },
    note: text(`What the senior of request ${index} asks for, in a sentence or two as people write them.`),
  };
}

/** Writes the documents of a large town, 500 in a commit. */
export async function writeBoard(client: RestClient): Promise<void> {
  const all = [
    ...Array.from({ length: requests }, (_, index) => ['board', requestId(index), index] as const),
    ...Array.from({ length: seniors }, (_, index) => ['customers', `senior-${index}`, index] as const),
  ];
  for (let from = 0; from < all.length; from += 500) {
    const writes = all.slice(from, from + 500).map(([collection, id, index]) => ({
      update: { name: name(collection, id), fields: requestFields(index) },
    }));
    await client.post(':commit', { writes });
  }
}
