import { forSelf } from '#domain/accounts/acting-for.ts';
import type { AnswerQuote } from '#sync/commands/answer-quote.ts';
import type { RequestIntent } from '../expectations.ts';
import type { ModelItem } from '../model-commands.ts';
import type { ModelQuote } from './quote-server.ts';
import type { ModelPorts, Person, Tab } from '../world.ts';

/** One press of yes or no. */
interface AnswerPress {
  readonly uid: Person;
  readonly command: AnswerQuote;
  told: 'saved' | 'failed' | 'unknown';
  /** The item that stands for it. */
  itemId: string;
  abandoned: boolean;
  /** Start and end on one logical clock: presses at the same time may be stored in either order. */
  readonly began: number;
  ended: number;
}

const maxPresses = 8;

const isAnswer = ({ command }: ModelItem) => command.kind === 'answer-quote';

/** Answers to prices, given from what a page last read, while staff proposes others. */
export class AnswersModel {
  readonly #ports: ModelPorts;
  readonly #presses: AnswerPress[] = [];
  /** The quotes as the pages read them last. */
  readonly #known = new Map<string, ModelQuote>();

  #problem: string | null = null;
  #moments = 0;

  constructor(ports: ModelPorts) {
    this.#ports = ports;
  }

  #moment(): number {
    this.#moments += 1;
    return this.#moments;
  }

  /** The list is read: its quotes are on the screens from now on. */
  refetch(requestIds: readonly string[]): void {
    for (const id of requestIds) {
      const quote = this.#ports.world.server.quotes.quoteOf(id);
      if (quote) this.#known.set(id, quote);
    }
  }

  answer(uid: Person, tab: Tab, requestId: string, said: AnswerQuote['answer']): void {
    const { server } = this.#ports.world;
    const quote = this.#known.get(requestId) ?? server.quotes.quoteOf(requestId);
    if (this.#presses.length >= maxPresses || quote?.state !== 'sent') return;
    this.#known.set(requestId, quote);
    const answerId = `answer ${String(this.#presses.length + 1)}`;
    const command = { kind: 'answer-quote', requestId, answerId, number: quote.number, answer: said } as const;
    const press: AnswerPress = {
      uid,
      command,
      told: 'unknown',
      itemId: answerId,
      abandoned: false,
      began: this.#moment(),
      ended: Infinity,
    };
    this.#presses.push(press);
    void this.#ports.press(tab, tab.outbox.enqueue(forSelf(uid), command)).then((saved) => {
      press.told = saved.ok ? 'saved' : 'failed';
      press.ended = this.#moment();
      if (saved.ok) press.itemId = saved.value.id;
      const kept = saved.ok ? (saved.value.command as AnswerQuote) : command;
      if (kept.answer !== said || kept.number !== quote.number)
        this.#problem ??= `${answerId}: told saved, and is another`;
      this.#ports.count(saved.ok ? 'told answer saved' : `told answer ${saved.error.code}`);
    });
  }

  abandonAll(uid: Person): void {
    for (const press of this.#presses) if (press.uid === uid) press.abandoned = true;
  }

  /** A row shown as received must have been accepted by the server. */
  checkRow({ state, command, id }: ModelItem): string | null {
    if (state !== 'received' || command.kind !== 'answer-quote') return null;
    return this.#ports.world.server.quotes.isDone(command.answerId)
      ? null
      : `${id}: shown as received, and the server has nothing`;
  }

  /** Checked at any moment: each answer counts once, and for its own price. */
  look(): string | null {
    if (this.#problem !== null) return this.#problem;
    const counted = new Set<string>();
    for (const effect of this.#ports.world.server.quotes.effects) {
      const press = this.#presses.find(({ command }) => command.answerId === effect.answerId);
      if (!press) return `${effect.answerId}: an answer that nobody gave`;
      if (JSON.stringify(press.command) !== JSON.stringify(effect))
        return `${effect.answerId}: counts for another price`;
      if (counted.has(effect.answerId)) return `${effect.answerId}: counted twice`;
      counted.add(effect.answerId);
    }
    return null;
  }

  /** Checked once nothing is pending any more: the answer given last arrived, or its item tells why it counts not. */
  check(intents: readonly RequestIntent[], rows: readonly ModelItem[]): string | null {
    const { quotes } = this.#ports.world.server;
    const isKept = ({ itemId }: AnswerPress) =>
      quotes.isDone(itemId) || rows.some((row) => row.id === itemId && row.state === 'needs-you' && isAnswer(row));
    for (const { id, cancels, abandoned } of intents) {
      // Cancelling drops an answer.
      if (cancels.length > 0 || abandoned) continue;
      const presses = this.#presses.filter(({ command }) => command.requestId === id);
      const saved = presses.filter(({ told }) => told === 'saved').sort((one, other) => one.ended - other.ended);
      const last = saved.at(-1);
      // One that was told to have failed may stand all the same, in the place of the last: storage that fails after it wrote.
      const candidates = last ? presses.filter(({ ended }) => ended >= last.began) : [];
      if (!last || candidates.some((press) => press.abandoned || isKept(press))) continue;
      return `${last.itemId}: saved and lost`;
    }
    return null;
  }
}
