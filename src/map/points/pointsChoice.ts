import { storageKeys } from '@/config/storageKeys';
import { createStoredStore } from '@/lib/createStore';

const off = 'off';

/** Whether maps show points of interest on this device; by default they do. */
export const pointsChoice = createStoredStore({
  key: storageKeys.mapPoints,
  parse: (text) => text !== off,
  format: (shown) => (shown ? null : off),
});
