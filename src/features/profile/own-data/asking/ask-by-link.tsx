import { useCallback } from 'react';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { askAboutDataByLink } from '#domain/contracts/privacy/data-requests.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { linkDraftName } from '#shared/forms/link-draft.ts';
import { AskPart } from './ask-part.tsx';
import type { SendQuestion } from './use-ask-form.ts';

/** Who follows the link has no account here: the draft belongs to the device and opens with the link alone. */
const owner = forSelf('@data-request');

export interface AskByLinkProps {
  readonly token: string;
  readonly onErrors: (any: boolean) => void;
}

export function AskByLink({ token, onErrors }: AskByLinkProps) {
  const draftName = useCallback(() => linkDraftName('data-request', token), [token]);
  const send = useCallback<SendQuestion>(
    (question, request_id) => callFunctionAsVisitor(askAboutDataByLink, { ...question, request_id, token }),
    [token],
  );
  return <AskPart acting={owner} {...{ draftName, send, onErrors }} />;
}
