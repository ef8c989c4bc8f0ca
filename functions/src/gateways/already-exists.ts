/** gRPC's ALREADY_EXISTS. */
const alreadyExists = 6;

/** Whether a create failed because the document exists: with a deterministic id, it was created before. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === alreadyExists;
}
