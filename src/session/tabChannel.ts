let tabs: BroadcastChannel | undefined;

/** Calls a function at each message from another tab of the site. */
export function openTabChannel(onMessage: () => void): void {
  tabs = new BroadcastChannel('session');
  tabs.onmessage = onMessage;
}

/** Makes the other tabs check again after a login, a logout or a change of favourites. */
export function notifyTabs(): void {
  tabs?.postMessage(0);
}
