/** Hours per request (spec.md sections 5 and 9). */
export const hoursRange = { min: 1, max: 8, default: 1 } as const;

/**
 * Price per hour stored with a request, in euro (spec.md section 9: total_cost = hours x 21). Never shown: the price is
 * agreed by phone (design.md, "Where spec.md gives two readings").
 */
export const storedHourlyRate = 21;

/** @returns whole euro; null for hours outside the range. */
export function storedTotalCost(hours: number): number | null {
  const valid = Number.isInteger(hours) && hours >= hoursRange.min && hours <= hoursRange.max;
  return valid ? hours * storedHourlyRate : null;
}

/** The six services, in the order of the landing page. The ids are those of `task_categories`. */
export const serviceIds = ['companionship', 'transport', 'groceries', 'garden', 'physical', 'household'] as const;

export type ServiceId = (typeof serviceIds)[number];
