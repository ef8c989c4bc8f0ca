/** gRPC's ALREADY_EXISTS. */
const alreadyExists = 6;

/** Whether a creation met a document that is there already: for whoever chooses the id, that is a receipt. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === alreadyExists;
}
