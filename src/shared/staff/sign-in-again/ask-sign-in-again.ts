import { createListeners } from '#lib/listeners.ts';

/** Whoever waits for the answer: true after signing in again, false where the person does not want to. */
type Waiting = (signedIn: boolean) => void;

const listeners = createListeners();
let waiting: readonly Waiting[] = [];

/** Asks for password and code in a dialog (features/staff-sign-in). @returns whether that was done. */
export function askToSignInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    listeners.notify();
  });
}

/** Answers everybody who waits. */
export function answerSignInAgain(signedIn: boolean): void {
  const answered = waiting;
  waiting = [];
  for (const answer of answered) answer(signedIn);
  listeners.notify();
}

export const isSignInAgainAsked = (): boolean => waiting.length > 0;

export const onSignInAgainAsked = listeners.add;
