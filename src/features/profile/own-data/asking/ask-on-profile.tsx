import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { askAboutData } from '#domain/contracts/privacy/data-requests.ts';
import { withFreshSignIn } from '#firebase/auth/fresh-sign-in.ts';
import { callFunction } from '#firebase/functions.ts';
import { AskPart } from './ask-part.tsx';
import type { SendQuestion } from './use-ask-form.ts';

const draftName = () => Promise.resolve('data-request');

const send: SendQuestion = (question, request_id) =>
  withFreshSignIn(() => callFunction(askAboutData, { ...question, request_id }));

export interface AskOnProfileProps {
  readonly acting: ActingFor;
  readonly onErrors: (any: boolean) => void;
}

export function AskOnProfile(props: AskOnProfileProps) {
  return <AskPart {...props} draftName={draftName} send={send} />;
}
