import type { z } from 'zod';
import type {
  FileAnswer,
  readCustomerStatement as customerContract,
  readStatement as contract,
} from '#domain/contracts/receipts.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { printStatement } from './print-statement.ts';

type Needed = Pick<Services, 'receipts' | 'printer'>;

async function statementOf(month: string, userId: string, { receipts, printer }: Needed): Promise<Answer<FileAnswer>> {
  const statement = await receipts.statement(month, userId);
  return statement === null ? reject('not-found') : ok(await printStatement(statement, printer));
}

export const readStatement = (
  { month }: z.output<typeof contract.input>,
  { seniorId }: Caller,
  services: Needed,
): Promise<Answer<FileAnswer>> => statementOf(month, seniorId, services);

export const readCustomerStatement = (
  { month, senior_id: seniorId }: z.output<typeof customerContract.input>,
  _caller: Caller,
  services: Needed,
): Promise<Answer<FileAnswer>> => statementOf(month, seniorId, services);
