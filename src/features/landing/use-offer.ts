import { useEffect, useState } from 'react';
import { openOffer } from '#domain/requests/hourly-prices.ts';
import { deviceClock } from '#lib/clock.ts';

const minuteMs = 60_000;

type Offer = ReturnType<typeof openOffer>;

/** The first-session offer with the time left, updated while the page is open; null after its deadline. */
export function useOffer(): Offer {
  // null until hydration: a prerendered page may be read after the deadline.
  const [offer, setOffer] = useState<Offer>(null);
  useEffect(() => {
    const update = () => setOffer(openOffer(deviceClock.now()));
    update();
    const timer = setInterval(update, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return offer;
}
