import type { z } from 'zod';
import type { undoStep as contract } from '#domain/contracts/dispatch.ts';
import { undoStep as decide } from '#domain/dispatch/undo/undo-step.ts';
import { err } from '#domain/result.ts';
import { staffCommand } from './staff-command.ts';

/** The command that is undone, and the students who come back with it, are read in the same transaction. */
export const undoStep = staffCommand<z.output<typeof contract.input>>('undo-step', ({ step_id }) => ({
  undoes: step_id,
  decide: (before, context) =>
    context.undone === null ? err('step-not-undoable') : decide(before, context.undone, context),
}));
