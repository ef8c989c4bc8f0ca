/**
 * A student's photo as it is stored: a square JPEG. Sharp on every screen that shows it, and small enough that a command
 * carries it (functions/src/shell/http/read-input.ts) and that a copy beside every coming visit of a student weighs little.
 */
export const photoLimits = { side: 256, bytes: 20_000 } as const;

/** The length of that many bytes in base64. */
export const photoCharacters = 4 * Math.ceil(photoLimits.bytes / 3);

/** The address of a picture that is in the document itself. */
export const photoAddress = (jpeg: string): string => `data:image/jpeg;base64,${jpeg}`;
