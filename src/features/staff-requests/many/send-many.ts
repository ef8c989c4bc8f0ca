import { cancelRequest, releaseRequest, setNote, takeRequest } from '#domain/contracts/dispatch.ts';
import type { ManyStep } from '#domain/dispatch/many-requests.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { ok } from '#domain/result.ts';
import { callFunction } from '#firebase/call-function.ts';
import type { Answered } from '#shared/staff/dispatch/use-send.ts';

/** One of many: a command of its own, on one request. */
export interface OneOfMany {
  readonly step: ManyStep;
  readonly row: BoardRow;
  /** The note, or the reason. */
  readonly text: string;
}

export const keyOfOne = ({ step, row, text }: OneOfMany): string =>
  JSON.stringify([step, row.request_id, row.revision, text]);

type Call = (one: OneOfMany, commandId: string) => Promise<Answered>;

const onRequest = ({ row: { request_id, revision } }: OneOfMany, command_id: string) => ({
  request_id,
  revision,
  command_id,
});

const calls: Readonly<Record<ManyStep, Call>> = {
  'take-request': (one, id) => callFunction(takeRequest, onRequest(one, id)),
  'release-request': (one, id) => callFunction(releaseRequest, onRequest(one, id)),
  'cancel-request': (one, id) => callFunction(cancelRequest, { ...onRequest(one, id), reason: one.text }),
  'set-note': async ({ row: { request_id, revision }, text }, command_id) => {
    const noted = await callFunction(setNote, { command_id, about: { kind: 'request', id: request_id }, text });
    // A note stands beside the request, whose revision it leaves.
    return noted.ok ? ok({ outcome: 'done', revision }) : noted;
  },
};

export const callOne: Call = (one, commandId) => calls[one.step](one, commandId);
