import { useEffect, useState } from 'react';
import { openOffer } from '#domain/requests/hourly-prices.ts';
import { deviceClock } from '#lib/clock.ts';

const minuteMs = 60_000;

type Offer = ReturnType<typeof openOffer>;

/** The first-session offer for as long as it holds, counting down by itself; null after its deadline. */
export function useOffer(): Offer {
  // A page that was made beforehand must not promise what is over by the time somebody reads it.
  const [offer, setOffer] = useState<Offer>(null);
  useEffect(() => {
    const look = () => setOffer(openOffer(deviceClock.now()));
    look();
    const timer = setInterval(look, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return offer;
}
