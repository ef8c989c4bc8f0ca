import { acceptInvitation } from '#domain/contracts/circles.ts';
import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import { signIn } from '#firebase/auth/sign-in.ts';
import { createSignIn } from '#firebase/auth/credentials.ts';
import { callFunction } from '#firebase/functions.ts';
import { err, ok } from '#domain/result.ts';
import { type TakePorts, toInvitationEnd } from './take-invitation.ts';

export interface NewDetails {
  readonly first_name: string;
  readonly last_name: string;
  readonly language: AccountLanguage;
}

/** @param commandId minted when the page opened: a repetition is answered as the first time. */
export function acceptHere(token: string, commandId: string, details: NewDetails | null): TakePorts['accept'] {
  return async () => {
    const answer = await callFunction(acceptInvitation, {
      command_id: commandId,
      token,
      ...(details === null ? {} : { details }),
    });
    if (!answer.ok) return answer;
    if (answer.value.outcome === 'done') return ok({ seniorId: answer.value.senior_id });
    return err({ code: toInvitationEnd(answer.value.code) });
  };
}

export const takePorts = (token: string, commandId: string, details: NewDetails | null): TakePorts => ({
  createSignIn,
  signIn,
  accept: acceptHere(token, commandId, details),
});
