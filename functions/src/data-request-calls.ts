import { settleDataRequest } from '#domain/contracts/privacy/data-requests.ts';
import { httpCall } from './shell/http/on-http-calls.ts';

/** What staff answers about the data of people, among the calls of staff's app. */
export const dataRequestCallList = [
  httpCall({
    contract: settleDataRequest,
    requires: 'leads.edit',
    load: async () => (await import('./privacy/settle-data-request.ts')).settleDataRequest,
  }),
];
