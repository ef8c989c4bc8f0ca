import { useEffect, useState } from 'react';

/** Moves the focus to a field by its id once it is there. */
export function useFocusLater(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
