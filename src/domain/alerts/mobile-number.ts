const mobile = /^(?:\+32|0032|0)(4\d{8})$/;

/** A Belgian mobile number as SMS providers want it, "+324…"; null for another, which receives no SMS. */
export function mobileNumberOf(typed: string): string | null {
  const [, digits] = mobile.exec(typed.replaceAll(/[\s./()-]/g, '')) ?? [];
  return digits === undefined ? null : `+32${digits}`;
}
