/** Making a format takes a hundred times as long as using it: each is made once. */
function keep<Options extends object, Format>(
  make: (tag: string, options: Options) => Format,
): (tag: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}

/** @param options in the same order each time: they are the name under which the format is kept. */
export const dateFormat = keep((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));

export const numberFormat = keep((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
