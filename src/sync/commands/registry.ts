import { type CommandsOf, createRegistry } from '../engine/command.ts';
import { answerQuote } from './answer-quote.ts';
import { approveVisit } from './approve-visit.ts';
import { chooseChannels } from './choose-channels.ts';
import { cancelRequest } from './cancel-request.ts';
import { changeSeries } from './change-series.ts';
import { createRequest } from './create-request.ts';
import { endMembership } from './end-membership.ts';
import { proposeMove } from './propose-move.ts';
import { updateProfile } from './update-profile.ts';
import { writeMessage } from './write-message.ts';

/** The commands of signed-in accounts. A new command is one file in this folder and one entry here. */
export const accountRegistry = createRegistry(
  createRequest,
  cancelRequest,
  answerQuote,
  updateProfile,
  approveVisit,
  changeSeries,
  chooseChannels,
  endMembership,
  proposeMove,
  writeMessage,
);

export type AccountCommand = CommandsOf<typeof accountRegistry>;
