import type { z } from 'zod';
import type { sendPasswordResetMail as contract } from '#domain/contracts/accounts.ts';
import type { Services } from '../shell/services.ts';
import { orderLinkMail } from './order-link-mail.ts';

type Input = z.output<typeof contract.input>;

export const sendPasswordResetMail = (input: Input, _caller: null, services: Services) =>
  orderLinkMail('reset-password', input, services);
