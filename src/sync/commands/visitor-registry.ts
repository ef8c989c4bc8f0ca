import { type CommandsOf, createRegistry } from '../engine/command.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { tipEmployer } from './tip-employer.ts';

/**
 * The commands sent without an account. Separate from registry.ts, because a bundler keeps a module whole: the public
 * pages must load neither the commands of accounts nor Firestore's SDK (docs/decisions/0024-forms-of-visitors.md).
 */
export const visitorRegistry = createRegistry(joinWaitingList, tipEmployer);

export type VisitorCommand = CommandsOf<typeof visitorRegistry>;
