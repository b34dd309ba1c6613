import { countedAddress } from '@studium/shared/visitorAddress';
import { createLimiter } from '@/server/shared/limiter';

/** 600 searches per minute and IP address, or network of IPv6, because a whole campus may share one. */
const limiter = createLimiter({ name: 'search', points: 600, duration: 60 });

/** Counts a search of a visitor. @returns the seconds until the next one is allowed, 0 if this one is */
export const secondsToWait = (address: string): Promise<number> => limiter(countedAddress(address));
