import type { BoardRow } from '#domain/documents/board-row.ts';
import type { BoardNews } from '#domain/staff/board-news.ts';
import type { ServerAnswers } from '#firebase/staff/live/server-answers.ts';
import type { StageCounts } from '#domain/staff/sum-of-shards.ts';

/** Begins to listen. @returns the function that ends it. */
export type Follow = (since: Date, most: number, told: (news: BoardNews | null) => void) => () => void;

/** More changes than this since it began: listening from now on costs less than keeping them. */
const newsAtMost = 200;

/**
 * What the server tells of the board by itself, to be read instead of asking. It knows nothing before it has begun, while
 * the connection is lost, and when the server is to be asked again; then whoever reads asks.
 */
export class LiveBoard {
  readonly #answers: ServerAnswers;
  #since = new Date(0);
  #news: BoardNews | null = null;
  #end: (() => void) | null = null;

  constructor(answers: ServerAnswers) {
    this.#answers = answers;
  }

  get hasBegun(): boolean {
    return this.#end !== null;
  }

  /** @param onNews is called after each change, to read it. */
  begin(follow: Follow, since: Date, onNews: () => void): void {
    this.end();
    this.#since = since;
    const listening = { isOpen: true };
    const stop = follow(since, newsAtMost, (news) => {
      if (!listening.isOpen) return;
      this.#news = news;
      if (news !== null && news.rows.length >= newsAtMost) this.end();
      if (news !== null) onNews();
    });
    this.#end = () => {
      listening.isOpen = false;
      stop();
    };
  }

  end(): void {
    this.#end?.();
    this.#end = null;
    this.#news = null;
  }

  /** The rows that changed at or after a moment; null where only the server knows. */
  changesSince(since: Date): BoardRow[] | null {
    if (this.#news === null || since < this.#since || !this.#answers.areRecent) return null;
    return this.#news.rows.filter(({ updated_at: at }) => at >= since);
  }

  get counts(): StageCounts | null {
    return this.#news?.counts ?? null;
  }
}
