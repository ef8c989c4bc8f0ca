/** Hours that one request may ask for (spec.md sections 5 and 9). */
export const hoursRange = { min: 1, max: 8, default: 1 } as const;

/**
 * What a stored request costs per hour in euro (spec.md section 9: total_cost = hours x 21). Never shown as the price:
 * the price is agreed by phone (design.md, "Where spec.md gives two readings").
 */
export const storedHourlyRate = 21;

/** @returns whole euro; throws nothing: hours outside the range give null, so that a screen can say so. */
export function storedTotalCost(hours: number): number | null {
  const valid = Number.isInteger(hours) && hours >= hoursRange.min && hours <= hoursRange.max;
  return valid ? hours * storedHourlyRate : null;
}

/** The six services, in the order of the landing page. The ids are those of `task_categories`. */
export const serviceIds = ['companionship', 'transport', 'groceries', 'garden', 'physical', 'household'] as const;

export type ServiceId = (typeof serviceIds)[number];
