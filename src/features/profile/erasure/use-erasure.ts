import { useEffect, useRef, useState } from 'react';
import type { ErasureStanding } from '#domain/contracts/privacy/erasure.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { askOwnErasure, readOwnErasure, withdrawOwnErasure } from '#firebase/erasure.ts';

type Called = () => Promise<Result<ErasureStanding, DomainError>>;

/** Where erasing the own account stands. Null until it is known; without a network it cannot be. */
export function useErasure() {
  const [standing, setStanding] = useState<ErasureStanding | null>(null);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const [busy, setBusy] = useState(false);
  const isGone = useRef(false);

  async function run(call: Called): Promise<ErasureStanding | null> {
    setBusy(true);
    setFailure(null);
    const answer = await call();
    if (isGone.current) return null;
    setBusy(false);
    if (!answer.ok) {
      setFailure(answer.error);
      return null;
    }
    setStanding(answer.value);
    return answer.value;
  }

  useEffect(() => {
    isGone.current = false;
    // What the page opens with is no failure of hers: a button asks again.
    void readOwnErasure().then((answer) => {
      if (!isGone.current && answer.ok) setStanding((known) => known ?? answer.value);
    });
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    standing,
    failure,
    busy,
    ask: () => run(askOwnErasure),
    withdraw: () => run(withdrawOwnErasure),
    clear: () => setFailure(null),
  };
}
