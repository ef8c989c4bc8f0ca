export interface TextFile {
  readonly name: string;
  /** Such as `text/calendar`. */
  readonly type: string;
  readonly text: string;
}

/** Delay before the object URL is revoked: the device may still be opening the file. */
const revokeAfterMs = 60_000;

/**
 * Offers a file to the device as a download. Needs no server, so it works offline and in an installed app.
 * @returns false when the device does not support it.
 */
export function downloadFile({ name, type, text }: TextFile): boolean {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    // Some browsers follow a link only if it is in the document.
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
    return true;
  } catch {
    return false;
  }
}
