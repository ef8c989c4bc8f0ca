import { type AddressParts, joinAddress } from '../accounts/address.ts';
import { defaultPreferredDays, type ServiceRequest } from '../documents/service-request.ts';
import { type Frequency, recurrenceFields } from './frequencies.ts';
import { storedTotalCost } from './prices.ts';

/** What the chat stores as notes when there are none (spec.md section 2); staff and students read it. */
export const noSpecialWishes = 'Geen speciale wensen';

/** A complete request without the field that the server sets (created_at). */
export type NewServiceRequest = Omit<ServiceRequest, 'created_at'>;

/** The validated input of the request form. */
export interface RequestedHelp extends AddressParts {
  /** Id of a task category. */
  readonly serviceId: string;
  /** yyyy-MM-dd in Brussels. */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
  readonly hours: number;
  /** One time where it is left out. */
  readonly frequency?: Frequency;
  /** The last day of what recurs, yyyy-MM-dd; empty or left out until somebody stops it. */
  readonly until?: string;
  /** Empty for no notes. */
  readonly notes: string;
}

/** A request with its address as it is stored. */
type AddressedHelp = Omit<RequestedHelp, keyof AddressParts> & Pick<NewServiceRequest, 'address'>;

/**
 * Returns the document of a request.
 * @param requestId minted when the form opened (design.md decision 2); makes sending idempotent.
 */
export const toServiceRequest = (help: RequestedHelp, requestId: string, seniorId: string): NewServiceRequest =>
  requestAt({ ...help, address: joinAddress(help) }, requestId, seniorId);

/** The same for an address that is one text already. */
export function requestAt(help: AddressedHelp, requestId: string, seniorId: string): NewServiceRequest {
  const totalCost = storedTotalCost(help.hours);
  if (totalCost === null) throw new RangeError('hours were not validated');
  return {
    request_id: requestId,
    senior_id: seniorId,
    task_category_id: help.serviceId,
    request_date: help.date,
    ...recurrenceFields({ frequency: help.frequency ?? 'one-time', until: help.until ?? '' }),
    preferred_days: [...defaultPreferredDays],
    preferred_time: help.time,
    address: help.address,
    ...(help.notes === '' ? {} : { notes: help.notes }),
    hours_requested: help.hours,
    total_cost: totalCost,
    status: 'submitted',
  };
}
