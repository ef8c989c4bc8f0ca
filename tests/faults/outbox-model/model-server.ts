import type { CommandDefinition } from '#sync/engine/command.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { createQuoteServer, type QuoteServer } from './quotes/quote-server.ts';
import { createProfileRecord, type ProfileRecord } from './profile-server.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { Command, Rejection } from '#sync/engine/item.ts';
import type { Receipt } from '#sync/engine/sender.ts';
import type { ModelCommand } from './model-commands.ts';

interface ServerDocument {
  readonly request: NewServiceRequest;
  status: 'submitted' | 'assigned' | 'cancelled';
}

/** A model of the server's rules and documents; effects are counted, so that duplicates are detected. */
export interface ModelServer {
  handle(auth: string | null, command: ModelCommand): Result<Receipt, Rejection>;
  /** Records who asked for a request: no other account may send it. */
  askedBy(requestId: string, actorUid: string): void;
  /** The circles: who may ask and cancel for whom, besides each for herself. */
  readonly circles: { give(seniorId: string, actorUid: string): void; end(seniorId: string, actorUid: string): void };
  mayActFor(actorUid: string, seniorId: string): boolean;
  profileOf(uid: string): ProfileRecord;
  readonly quotes: QuoteServer;
  documentOf(requestId: string): ServerDocument | undefined;
  documents(): ServerDocument[];
  /** The content by which a visitor's form is identified. */
  formOf(id: string): string | undefined;
  formIds(): string[];
  /** The content of an added command. */
  addedOf(id: string): string | undefined;
  addedIds(): string[];
  /** Assigns a student: the senior can no longer cancel. */
  assign(requestId: string): void;
  /** Rejects creates of this request from now on, as when its date has become too near. */
  refuse(requestId: string): void;
  accept(requestId: string): void;
  /** The number of rejections for this request. */
  refusals(requestId: string): number;
  /** Rejects the next create or cancellation of this request once, as after a faulty deployment of the rules. */
  refuseOnce(requestId: string): void;
  /** Descriptions of violated invariants. */
  readonly violations: string[];
}

/** @param added a command that is not among the product's. */
export function createModelServer(added?: CommandDefinition<Command>): ModelServer {
  const documents = new Map<string, ServerDocument>();
  const refusing = new Set<string>();
  const refusingOnce = new Set<string>();
  const refused = new Map<string, number>();
  const violations: string[] = [];
  const forms = new Map<string, string>();
  const addedById = new Map<string, string>();
  const profiles = new Map<string, ProfileRecord>();
  const quotes = createQuoteServer();
  const actors = new Map<string, string>();
  const rights = new Set<string>();
  const mayActFor = (actorUid: string, seniorId: string) =>
    actorUid === seniorId || rights.has(`${seniorId}/${actorUid}`);

  const profileOf = (uid: string): ProfileRecord => {
    const profile = profiles.get(uid) ?? createProfileRecord();
    profiles.set(uid, profile);
    return profile;
  };

  const reject = (id: string, code: DomainError['code']): Result<Receipt, DomainError> => {
    refused.set(id, (refused.get(id) ?? 0) + 1);
    return err({ code });
  };

  const create = (auth: string, request: NewServiceRequest): Result<Receipt, DomainError> => {
    const id = request.request_id;
    if (auth !== actors.get(id)) {
      violations.push(`${auth} sent a request of ${actors.get(id) ?? 'another'}`);
      return err({ code: 'no-access' });
    }
    // Asked each time, also for what is there already: who lost the right may not read it either.
    if (!mayActFor(auth, request.senior_id)) return reject(id, 'no-access');
    if (documents.has(id)) return ok({ aggregate: id });
    if (refusingOnce.delete(id)) return reject(id, 'no-access');
    if (refusing.has(id)) return reject(id, 'date-too-near');
    documents.set(id, { request, status: 'submitted' });
    return ok({ aggregate: id });
  };

  const cancel = (auth: string, id: string): Result<Receipt, DomainError> => {
    const document = documents.get(id);
    if (!document) {
      // Legitimate only when a rejected request is removed and cancelled concurrently.
      if (!refused.has(id)) violations.push(`the cancellation of ${id} came before the request itself`);
      return reject(id, 'no-access');
    }
    if (refusingOnce.delete(id)) return reject(id, 'no-access');
    if (auth !== actors.get(id)) {
      violations.push(`${auth} cancelled a request of ${actors.get(id) ?? 'another'}`);
      return err({ code: 'no-access' });
    }
    if (!mayActFor(auth, document.request.senior_id)) return reject(id, 'no-access');
    if (document.status === 'assigned') return reject(id, 'not-cancellable');
    document.status = 'cancelled';
    return ok({ aggregate: id });
  };

  /** Open to visitors. Idempotent: under an existing id nothing is written. */
  const createForm = (command: VisitorCommand): Result<Receipt, DomainError> => {
    const isTip = command.kind === 'tip-employer';
    const id = isTip ? command.tipId : command.entryId;
    if (refusingOnce.delete(id)) return reject(id, 'no-access');
    if (!forms.has(id)) forms.set(id, isTip ? command.tip.company : (command.entry.notes ?? ''));
    return ok({ aggregate: id });
  };

  /** Idempotent: under an existing id nothing is written. */
  const takeAdded = (definition: CommandDefinition<Command>, command: Command): Result<Receipt, Rejection> => {
    const { id, aggregate } = definition.identify(command);
    if (addedById.has(id)) return ok({ aggregate });
    if (refusingOnce.delete(id)) return reject(id, 'no-access');
    addedById.set(id, JSON.stringify(command));
    return ok({ aggregate });
  };

  return {
    handle: (auth, command) => {
      if (command.kind === 'join-waiting-list' || command.kind === 'tip-employer') return createForm(command);
      if (auth === null) return err({ code: 'sign-in-expired' });
      if (added?.kind === (command as Command).kind) return takeAdded(added, command);
      switch (command.kind) {
        case 'create-request':
          return create(auth, command.request);
        case 'cancel-request':
          return cancel(auth, command.requestId);
        case 'answer-quote': {
          const document = documents.get(command.requestId);
          if (document?.request.senior_id !== auth) violations.push(`${auth} answered for ${command.requestId}`);
          return quotes.handle(command, document?.status === 'cancelled');
        }
        case 'approve-visit':
        case 'change-series':
        case 'propose-move':
          return ok({ aggregate: command.requestId });
        case 'write-message':
          return ok({ aggregate: `thread:${command.visitId}` });
        case 'choose-channels':
          return ok({ aggregate: `told-${command.told}` });
        case 'end-membership':
          return ok({ aggregate: `member-${command.memberUid}` });
        case 'update-profile':
          return profileOf(auth).handle(command.changes);
      }
    },
    askedBy: (id, actorUid) => actors.set(id, actorUid),
    circles: {
      give: (seniorId, actorUid) => rights.add(`${seniorId}/${actorUid}`),
      end: (seniorId, actorUid) => rights.delete(`${seniorId}/${actorUid}`),
    },
    mayActFor,
    profileOf,
    quotes,
    documentOf: (id) => documents.get(id),
    documents: () => [...documents.values()],
    formOf: (id) => forms.get(id),
    formIds: () => [...forms.keys()],
    addedOf: (id) => addedById.get(id),
    addedIds: () => [...addedById.keys()],
    assign(id) {
      const document = documents.get(id);
      if (document?.status === 'submitted') document.status = 'assigned';
    },
    refuse: (id) => refusing.add(id),
    accept: (id) => refusing.delete(id),
    refusals: (id) => refused.get(id) ?? 0,
    refuseOnce: (id) => refusingOnce.add(id),
    violations,
  };
}
