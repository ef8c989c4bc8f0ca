export interface TextFile {
  readonly name: string;
  /** Such as `text/calendar`. */
  readonly type: string;
  readonly text: string;
}

/** A page that is closed or frozen meanwhile must not cut the device off from the file that it is opening. */
const keepMs = 60_000;

/**
 * Hands a file to the device, which opens or keeps it as it does with any download. Nothing is asked of a server, so it
 * works without a network and in an installed app alike.
 * @returns false where the device refuses.
 */
export function downloadFile({ name, type, text }: TextFile): boolean {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    // Some browsers follow a link only when it is in the page.
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), keepMs);
    return true;
  } catch {
    return false;
  }
}
