import { type CommandsOf, createRegistry } from '../engine/command.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';

/** What a student tells from her phone. Apart from the others, because her app may load nothing of theirs. */
export const helperRegistry = createRegistry(checkIn, checkOut);

export type HelperCommand = CommandsOf<typeof helperRegistry>;
