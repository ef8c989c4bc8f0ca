import type { Owner } from './virtual-time.ts';

interface Gate {
  /** Null: the network, which a crash of the page does not end. */
  readonly owner: Owner | null;
  readonly open: () => void;
}

/**
 * Every point at which ordering matters waits at a gate, and the schedule decides which one opens next. Work that waits
 * for a dead page never resumes: this simulates a crash.
 */
export interface Gates {
  pass(owner: Owner | null): Promise<void>;
  /** @returns false when nothing is waiting. */
  open(which: number): boolean;
  waiting(): number;
  /** Counts work in progress beyond the gates, so that a step ends only when nothing is pending. */
  during<T>(work: () => Promise<T>): Promise<T>;
  settle(): Promise<void>;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createGates(): Gates {
  let gates: Gate[] = [];
  let underWay = 0;

  const passable = () => gates.filter(({ owner }) => !owner || (owner.alive && !owner.frozen));

  return {
    pass: (owner) => new Promise((resolve) => gates.push({ owner, open: resolve })),

    open(which) {
      gates = gates.filter(({ owner }) => !owner || owner.alive);
      const candidates = passable();
      const gate = candidates[which % Math.max(1, candidates.length)];
      if (!gate) return false;
      gates = gates.filter((candidate) => candidate !== gate);
      gate.open();
      return true;
    },

    waiting: () => passable().length,

    async during(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },

    async settle() {
      do await nextTurn();
      while (underWay > 0);
    },
  };
}
