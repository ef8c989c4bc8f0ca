import type { z } from 'zod';
import type { cancelRequest as contract } from '#domain/contracts/dispatch.ts';
import { cancelRequest as decide } from '#domain/dispatch/commands/cancel-request.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const cancelRequest = staffCommand<z.output<typeof contract.input>>('cancel-request', ({ reason }) => ({
  note: reason,
  decide,
}));
