interface NamedFile {
  readonly name: string;
  /** Such as `text/calendar`. */
  readonly type: string;
}

export interface TextFile extends NamedFile {
  readonly text: string;
}

/** A file that is no text, as an answer in JSON holds it. */
export interface EncodedFile extends NamedFile {
  readonly base64: string;
}

/** Delay before the object URL is revoked: the device may still be opening the file. */
const revokeAfterMs = 60_000;

const contentOf = (file: TextFile | EncodedFile): Blob =>
  'text' in file
    ? new Blob([file.text], { type: `${file.type};charset=utf-8` })
    : new Blob([Uint8Array.from(atob(file.base64), (byte) => byte.codePointAt(0) ?? 0)], { type: file.type });

/**
 * Offers a file to the device as a download. Needs no server, so it works offline and in an installed app.
 * @returns false when the device does not support it.
 */
export function downloadFile(file: TextFile | EncodedFile): boolean {
  try {
    const address = URL.createObjectURL(contentOf(file));
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
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
