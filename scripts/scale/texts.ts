import { assumed } from '#tests/bench/scale/assumptions.ts';
import type { CountedFigures, CountedName } from '#tests/bench/scale/figures.ts';
import { readsOfAccount } from '#tests/bench/scale/reckon.ts';

const whole = (amount: number): string => Math.round(amount).toLocaleString('en-GB');

/** What each counted piece of work is, as a row of the table. */
export const countedTexts: Readonly<Record<CountedName, string>> = {
  'buy-credits': 'A senior buys credits, Stripe reports it, she comes back',
  ask: 'She asks for help',
  'send-quote': 'Staff proposes a price',
  'accept-quote': 'She says yes',
  offer: 'Staff asks two students',
  'open-student-page': 'A student opens her page',
  'accept-offer': 'She says yes',
  announce: 'The timer tells both of tomorrow',
  'announce-again': 'It comes by again',
  'write-message': 'The senior writes a message',
  'check-in': 'The student comes',
  'check-out': 'She leaves',
  approve: 'The senior approves, and is charged',
  review: 'She opens the review and sends it',
  'view-dashboard': 'First view of the dashboard',
  'minute-of-dashboard': 'A minute that it stays open',
  'view-family': 'First view of the page of family',
  'minute-of-family': 'A minute that it stays open',
  'view-staff-today': 'First view of staff’s day',
  'view-staff-requests': 'First view of staff’s requests',
  'minute-of-staff-requests': 'A minute that they stay open',
};

/** What becomes hot first, and what would be done about it. */
export function hotTexts(figures: CountedFigures) {
  const ofAccount = readsOfAccount(figures);
  const linesPerSenior = assumed.visitsPerSenior * (1 + assumed.purchasesPerVisit);
  const linesOfYear = linesPerSenior * 12 * 3 * 1_000_000;
  return {
    documents: `What these are, in the order in which they would become hot:

- \`receipt_series/{year}\` numbers the receipts without a gap, which the law wants of one series, so it cannot be sharded. Each counted receipt writes it; where several lines wait, one transaction numbers up to twenty of them and writes it once (\`functions/src/receipts/issue-receipts.ts\`), so that it is written less often the busier it is, which the played day leaves out. Beyond that: number them in the timer alone, once a minute.
- \`counters/board-{shard}\` counts the rows of the board by stage. Each step of a request moves it, spread over ten shards. Staff’s app reads every shard that exists, so \`boardCounterShards\` can be raised (40 is enough for four times as many visits), at the price of as many reads for each look at the counts.
- \`figures/{monday}_{shard}\` sums a week in the same shards, and follows them.
- \`rate_limits/{function}.total\` counts the calls of one function in ten shards; the busiest is \`read-circles\`, which the page of family asks each minute. Past 600 calls in ten minutes a shard stops counting, and with it writing: that is once a second at most, which the played day leaves out (\`functions/src/shell/http/call-limits.ts\`).
- \`rate_limits/{function}.address\` of an office, which all members of staff there share: a function takes 600 calls of an address in ten minutes, so it refuses staff before it becomes hot. An office of more than some hundred planners needs an address each, or a higher limit for staff.
- Balances, days of students, threads and visits are of one person or one visit: a few writes a day.
- \`timer_runs/{timer}\` is written once a minute at most, \`ledger_checks\` once a day.`,

    keys: `\`receipts\` have ids that rise as well (the year and the number), which count as a key. \`mail\` and \`alerts\` are read by the moment at which they are due and are the fullest. Where a collection comes near the limit, the index of a field that no query uses is turned off in \`firestore.indexes.json\`, as for the fields by which documents expire and the windows of rate limits, which are written most; where a query needs it, a shard (a number from 0 to 9) is stored in front of it and the query asks for each.`,

    others: `- **Rate limits** are the largest part of the writes: each call counts towards four counters. They could be kept in the memory of instances, at the price of limits that are less exact.
- **Near visits** are looked at by \`announceVisits\` in each quarter of an hour. It sees by their mails that all is told; before this was counted, it read the whole request of each visit again each time (9 reads, now 3). A field that says so, with an index, would leave one.
- **Pages that stay open** ask again every half minute; staff’s board listens, and asks as often to prove that there is a connection. The next step would be to ask less often the longer nothing has happened.
- **Every account is read daily** by \`erasePeople\` and \`retainData\`: ${whole(ofAccount)} reads for each in a month, in the figures above. A field with the day on which somebody becomes inactive, and a query for it, would leave those that are due.
- **The whole ledger is read daily** by \`checkLedger\`, which the figures above do not have, because it grows with the years: with ${linesPerSenior} lines for a senior in a month, and an order and a receipt for each, a million seniors have ${whole(linesOfYear)} documents after one year. It must then check what changed since the last run, and the rest in turns: one run reads no more than a few million documents in its nine minutes.
- **Proposals** (\`src/domain/matching\`) read every student who works, once on a device and after that those who changed. A visit changes its student, so with hundreds of members of staff each change is read hundreds of times: beyond some thousand students, devices should follow those of their own region alone. The first views of staff were counted with the forty students of the example town.
- **Timers** do their work one visit after the other: with 50,000 visits of tomorrow, \`announceVisits\` is not through in the five minutes of a run, and goes on a quarter of an hour later. To tell all of them within an hour, its pages must be handed to a queue.
- **Receipts** have eight digits for a year and statements seven for a month from 2027 on (\`src/domain/receipts/receipt-number.ts\`): six would be full after thirteen days like the one above.
- **Mails** are sent by at most twenty instances at once; what waits longer than its lease is sent by \`sweepMail\`.`,
  };
}
