import { askWithoutNetwork } from './ask-without-network.ts';
import { buyCredits } from './buy-credits.ts';
import { chat } from './chat.ts';
import type { Journey } from './journey.ts';
import { largeText } from './large-text.ts';
import { leaveAtOnce } from './leave-at-once.ts';
import { publicForms } from './public-forms.ts';
import { waysRound } from './ways-round.ts';

/** The one that `npm test` plays in each engine of the machine. */
export const mainJourney: Journey = askWithoutNetwork;

export const journeys: readonly Journey[] = [
  mainJourney,
  waysRound,
  leaveAtOnce,
  chat,
  buyCredits,
  publicForms,
  largeText,
];
