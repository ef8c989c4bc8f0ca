import type { z } from 'zod';
import type { takeRequest as contract } from '#domain/contracts/dispatch.ts';
import { takeRequest as decide } from '#domain/dispatch/commands/take-request.ts';
import { staffCommand } from './staff-command.ts';

export const takeRequest = staffCommand<z.output<typeof contract.input>>('take-request', () => ({ decide }));
