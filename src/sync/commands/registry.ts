import { type CommandsOf, createRegistry } from '../engine/command.ts';
import { cancelRequest } from './cancel-request.ts';
import { createRequest } from './create-request.ts';
import { updateProfile } from './update-profile.ts';

/** What a person with an account sends. A new command is one more file of this folder and one more line here. */
export const accountRegistry = createRegistry(createRequest, cancelRequest, updateProfile);

export type AccountCommand = CommandsOf<typeof accountRegistry>;
